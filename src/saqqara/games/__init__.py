"""The games: each folder is one."""
