"""One task for many logs: in this process, in several processes, or on a cluster."""
