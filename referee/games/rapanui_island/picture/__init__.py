"""The table as a person sees it: in characters, as shapes, and in words."""
