"""The research door: the games as environments for those who study learning and search."""
