"""The service: tables, seats, sockets, and the processes of computer players."""
