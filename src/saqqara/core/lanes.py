"""Rows of a network in the processor's wide registers: `add_rows` and all that is beside it, compiled.

They add in the order in which `saqqara.core.kernel` does in plain Python, so that both agree to the last bit.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from saqqara.core.kernel import BLOCK, LANES, MOST_SHORT

VECTOR = ir.VectorType(ir.FloatType(), LANES)
SHORTS = ir.VectorType(ir.IntType(16), LANES)
MORE_SHORTS = ir.VectorType(ir.IntType(16), 2 * LANES)
WHOLE = ir.VectorType(ir.IntType(32), LANES)
UNSET = ir.Constant(VECTOR, ir.Undefined)
UNSET_WHOLE = ir.Constant(WHOLE, ir.Undefined)
TOGETHER = 8  # vectors whose sums stay in registers while rows are added
BYTES = 4  # of a fraction
SHORT_BYTES = 2


def index(number: int) -> Any:
    """Return a constant number."""
    return ir.Constant(ir.IntType(64), number)


def mask(*lanes: int) -> Any:
    """Return which lanes a vector is put together of."""
    return ir.Constant(ir.VectorType(ir.IntType(32), len(lanes)), lanes)


class Code:
    """Writes the code of one call."""

    def __init__(self, context: Any, builder: Any, signature: Any, args: Any) -> None:
        """Take numbers as 64 bits, and arrays as where they begin."""
        self.builder = builder
        self.args = [
            context.make_array(kind)(context, builder, value).data
            if isinstance(kind, types.Array)
            else context.cast(builder, value, kind, types.int64)
            for kind, value in zip(signature.args, args, strict=True)
        ]

    def place(self, row: Any, at: Any) -> Any:
        """Return where the vector at a place of a row is."""
        return self.builder.bitcast(self.builder.gep(row, [at]), VECTOR.as_pointer())

    def vector(self, row: Any, at: Any) -> Any:
        """Return the vector at a place of a row."""
        return self.builder.load(self.place(row, at), align=BYTES)

    def spread(self, number: Any) -> Any:
        """Return a vector of one fraction."""
        one = self.builder.insert_element(UNSET, number, ir.Constant(ir.IntType(32), 0))
        return self.builder.shuffle_vector(one, UNSET, mask(*[0] * LANES))

    def shorts(self, row: Any, at: Any, kind: Any) -> Any:
        """Return where the numbers of 16 bits at a place of a row are."""
        return self.builder.bitcast(self.builder.gep(row, [at]), kind.as_pointer())

    def sum_vectors(self, at: Any, kind: Any, vectors: int) -> None:
        """Add up so many vectors of all rows of numbers of 16 bits, and bring each into the layer."""
        builder = self.builder
        small, _, n, rows = self.args[:4]
        steps = [builder.add(at, index(kind.count * vector)) for vector in range(vectors)]
        sums = [cgutils.alloca_once(builder, kind) for _ in steps]
        for held in sums:
            builder.store(ir.Constant(kind, [0] * kind.count), held)
        with cgutils.for_range(builder, n) as loop:
            row = builder.sext(builder.load(builder.gep(rows, [loop.index])), ir.IntType(64))
            for step, held in zip(steps, sums, strict=True):
                more = builder.load(self.shorts(small, builder.add(row, step), kind), align=SHORT_BYTES)
                builder.store(builder.add(builder.load(held), more), held)
        for step, held in zip(steps, sums, strict=True):
            self.settle(builder.load(held), step, kind)

    def settle(self, whole: Any, at: Any, kind: Any) -> None:
        """Add a sum to a part of the layer, and write it in whole numbers of 16 bits."""
        builder, (net, units, layer, out) = self.builder, self.args[4:]
        wide = ir.VectorType(ir.FloatType(), kind.count)
        unit, fine = (self.number(net, builder.add(units, index(step)), wide) for step in range(2))
        before = builder.load(builder.bitcast(builder.gep(layer, [at]), wide.as_pointer()), align=BYTES)
        level = builder.fadd(before, builder.fmul(builder.sitofp(whole, wide), unit))
        level = builder.fmul(self.lower(builder.fcmp_ordered, ">", level, 0.0), fine)
        level = self.lower(builder.fcmp_ordered, "<", level, float(MOST_SHORT))
        level = builder.fadd(level, ir.Constant(wide, [0.5] * kind.count))
        numbers = builder.trunc(builder.fptosi(level, ir.VectorType(ir.IntType(32), kind.count)), kind)
        builder.store(numbers, self.shorts(out, at, kind), align=SHORT_BYTES)

    def number(self, net: Any, at: Any, kind: Any) -> Any:
        """Return a vector of the fraction at a place."""
        builder, unset = self.builder, ir.Constant(kind, ir.Undefined)
        one = builder.insert_element(unset, builder.load(builder.gep(net, [at])), ir.Constant(ir.IntType(32), 0))
        return builder.shuffle_vector(one, unset, mask(*[0] * kind.count))

    def lower(self, compare: Any, how: str, level: Any, bound: float) -> Any:
        """Return a vector with a bound instead of what is beyond it."""
        bounds = ir.Constant(level.type, [bound] * level.type.count)
        return self.builder.select(compare(how, level, bounds), level, bounds)

    def sum_rows(self) -> None:
        """Add up all vectors, as `add_rows` does."""
        builder, wide = self.builder, self.args[1]
        size = 2 * LANES * TOGETHER
        blocks = builder.udiv(wide, index(size))
        with cgutils.for_range(builder, blocks) as loop:
            self.sum_vectors(builder.mul(loop.index, index(size)), MORE_SHORTS, TOGETHER)
        left = builder.mul(blocks, index(size))
        with cgutils.for_range_slice(builder, left, wide, index(LANES), left.type) as (at, _):
            self.sum_vectors(at, SHORTS, 1)

    def mix_vectors(self, at: Any, vectors: int) -> None:
        """Add up so many vectors of all rows of numbers of 16 bits, each times its force."""
        builder = self.builder
        thin, wide, n, forces, net, bias, unit, layer = self.args
        steps = [builder.add(at, index(LANES * vector)) for vector in range(vectors)]
        sums = [cgutils.alloca_once(builder, WHOLE) for _ in steps]
        for held in sums:
            builder.store(ir.Constant(WHOLE, [0] * LANES), held)
        pairs = builder.bitcast(forces, ir.IntType(32).as_pointer())
        with cgutils.for_range(builder, builder.udiv(n, index(2))) as loop:
            pair = builder.load(builder.gep(pairs, [loop.index]), align=SHORT_BYTES)
            one = builder.insert_element(UNSET_WHOLE, pair, ir.Constant(ir.IntType(32), 0))
            force = builder.bitcast(builder.shuffle_vector(one, UNSET_WHOLE, mask(*[0] * LANES)), MORE_SHORTS)
            row = builder.mul(loop.index, wide)
            for step, held in zip(steps, sums, strict=True):
                place = builder.mul(builder.add(row, step), index(2))
                weights = builder.load(self.shorts(thin, place, MORE_SHORTS), align=SHORT_BYTES)
                builder.store(builder.add(builder.load(held), self.paired(force, weights)), held)
        for step, held in zip(steps, sums, strict=True):
            level = builder.fmul(builder.sitofp(builder.load(held), VECTOR), self.number(net, unit, VECTOR))
            level = builder.fadd(self.vector(net, builder.add(bias, step)), level)
            builder.store(self.lower(builder.fcmp_ordered, ">", level, 0.0), self.place(layer, step), align=BYTES)

    def paired(self, one: Any, other: Any) -> Any:
        """Multiply numbers of 16 bits, and add up each two neighbours."""
        builder, many = self.builder, ir.VectorType(ir.IntType(32), 2 * LANES)
        both = builder.mul(builder.sext(one, many), builder.sext(other, many))
        unset = ir.Constant(many, ir.Undefined)
        even, odd = (builder.shuffle_vector(both, unset, mask(*range(first, 2 * LANES, 2))) for first in range(2))
        return builder.add(even, odd)

    def mix_rows(self) -> None:
        """Add up all vectors, as `add_rows` does."""
        builder, wide = self.builder, self.args[1]
        size = LANES * TOGETHER
        blocks = builder.udiv(wide, index(size))
        with cgutils.for_range(builder, blocks) as loop:
            self.mix_vectors(builder.mul(loop.index, index(size)), TOGETHER)
        left = builder.mul(blocks, index(size))
        with cgutils.for_range_slice(builder, left, wide, index(LANES), left.type) as (at, _):
            self.mix_vectors(at, 1)

    def marks(self) -> Any:
        """Compare with 0 side by side."""
        builder, (numbers, at) = self.builder, self.args
        kind = ir.VectorType(ir.IntType(32), BLOCK)
        held = builder.load(builder.bitcast(builder.gep(numbers, [at]), kind.as_pointer()), align=BYTES)
        bits = builder.icmp_signed("!=", held, ir.Constant(kind, [0] * BLOCK))
        return builder.zext(builder.bitcast(bits, ir.IntType(BLOCK)), ir.IntType(64))

    def add_vectors(self, at: Any, vectors: int) -> None:
        """Add up so many vectors of all rows."""
        builder = self.builder
        net, bias, _, n, rows, forces, layer = self.args
        steps = [builder.add(at, index(LANES * vector)) for vector in range(vectors)]
        sums = [cgutils.alloca_once(builder, VECTOR) for _ in steps]
        for step, total in zip(steps, sums, strict=True):
            builder.store(self.vector(net, builder.add(bias, step)), total)
        with cgutils.for_range(builder, n) as loop:
            row = builder.sext(builder.load(builder.gep(rows, [loop.index])), ir.IntType(64))
            force = self.spread(builder.load(builder.gep(forces, [loop.index])))
            for step, total in zip(steps, sums, strict=True):
                more = builder.fmul(force, self.vector(net, builder.add(row, step)))
                builder.store(builder.fadd(builder.load(total), more), total)
        for step, total in zip(steps, sums, strict=True):
            builder.store(builder.load(total), self.place(layer, step), align=BYTES)

    def add_rows(self) -> None:
        """Add up all vectors: as many at once as there is room for, then those that are left."""
        builder, wide = self.builder, self.args[2]
        size = LANES * TOGETHER
        blocks = builder.udiv(wide, index(size))
        with cgutils.for_range(builder, blocks) as loop:
            self.add_vectors(builder.mul(loop.index, index(size)), TOGETHER)
        left = builder.mul(blocks, index(size))
        with cgutils.for_range_slice(builder, left, wide, index(LANES), left.type) as (at, _):
            self.add_vectors(at, 1)

    def product(self) -> Any:
        """Multiply lane by lane, and add the lanes up by halves."""
        builder = self.builder
        net, at, layer, wide = self.args
        total = cgutils.alloca_once(builder, VECTOR)
        builder.store(ir.Constant(VECTOR, [0.0] * LANES), total)
        with cgutils.for_range_slice(builder, index(0), wide, index(LANES), wide.type) as (step, _):
            more = builder.fmul(self.vector(layer, step), self.vector(net, builder.add(at, step)))
            builder.store(builder.fadd(builder.load(total), more), total)
        lanes = builder.load(total)
        half = builder.fadd(
            builder.shuffle_vector(lanes, UNSET, mask(0, 1, 2, 3)),
            builder.shuffle_vector(lanes, UNSET, mask(4, 5, 6, 7)),
        )
        a, b, c, d = (builder.extract_element(half, ir.Constant(ir.IntType(32), lane)) for lane in range(4))
        return builder.fadd(builder.fadd(a, b), builder.fadd(c, d))


@intrinsic  # type: ignore[untyped-decorator]
def add_rows(  # noqa: PLR0913, PLR0917  a sum of rows is made of all these
    _context: Any, net: Any, bias: Any, wide: Any, n: Any, rows: Any, forces: Any, layer: Any
) -> Any:
    """Add up rows of a network, each times its force."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        Code(context, builder, signature, args).add_rows()
        return context.get_dummy_value()

    return types.void(net, bias, wide, n, rows, forces, layer), code


@intrinsic  # type: ignore[untyped-decorator]
def product(_context: Any, net: Any, at: Any, layer: Any, wide: Any) -> Any:
    """Multiply a layer with a row of a network."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return Code(context, builder, signature, args).product()

    return types.float32(net, at, layer, wide), code


@intrinsic  # type: ignore[untyped-decorator]
def sum_rows(  # noqa: PLR0913, PLR0917  as above
    _context: Any, small: Any, wide: Any, n: Any, rows: Any, net: Any, units: Any, layer: Any, out: Any
) -> Any:
    """Add up rows of numbers of 16 bits."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        Code(context, builder, signature, args).sum_rows()
        return context.get_dummy_value()

    return types.void(small, wide, n, rows, net, units, layer, out), code


@intrinsic  # type: ignore[untyped-decorator]
def mix_rows(  # noqa: PLR0913, PLR0917  as above
    _context: Any, thin: Any, wide: Any, n: Any, forces: Any, net: Any, bias: Any, unit: Any, layer: Any
) -> Any:
    """Add up rows of numbers of 16 bits, each times its force."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        Code(context, builder, signature, args).mix_rows()
        return context.get_dummy_value()

    return types.void(thin, wide, n, forces, net, bias, unit, layer), code


@intrinsic  # type: ignore[untyped-decorator]
def marks(_context: Any, numbers: Any, at: Any) -> Any:
    """Mark what is not 0."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return Code(context, builder, signature, args).marks()

    return types.int64(numbers, at), code
