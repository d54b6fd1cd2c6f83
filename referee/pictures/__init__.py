"""What a picture of a table is made of: shapes, or a text with colours."""
