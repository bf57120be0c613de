"""A chapter without a word, so that a bundle with it is another one."""
