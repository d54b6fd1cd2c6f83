"""What an illegal action did to the table when the players did it all the same."""
