"""The colours of the notation: what each word of a line is, for editors and for pages."""
