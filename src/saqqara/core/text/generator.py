"""The generator: sfc32, four 32-bit words, the same numbers in both back ends."""

from saqqara.core.contract import Random

WORD = 0xFFFFFFFF


def mix(x: int) -> int:
    """Scatter the bits of a 32-bit word."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


def mix_in(x: int, y: int) -> int:
    """Scatter two words into one; the order matters."""
    return mix((mix((x + 0x9E3779B9) & WORD) + y) & WORD)


def seed_generator(r: Random, seed: int, stream: int) -> None:
    """Start the generator from a seed; streams of one seed are independent."""
    low = seed & WORD
    high = (seed >> 32) & WORD
    r.a = mix_in(low, 1 + (stream & WORD))
    r.b = mix_in(high, r.a)
    r.c = mix_in(stream & WORD, r.b)
    r.d = 1
    for _ in range(12):
        word(r)


def word(r: Random) -> int:
    """Return the next 32 random bits."""
    result: int = (r.a + r.b + r.d) & WORD
    r.d = (r.d + 1) & WORD
    r.a = r.b ^ (r.b >> 9)
    r.b = (r.c + (r.c << 3)) & WORD
    r.c = (((r.c << 21) & WORD) | (r.c >> 11)) + result & WORD
    return result


def below(r: Random, n: int) -> int:
    """Return a random number in range(n)."""
    return (word(r) * n) >> 32
