### The shell's words; what is missing here is said in English.
