"""Rows of a network in the processor's wide registers: `add_rows`, `sum_rows` and `product` of the compiled back end.

They add in the order in which `saqqara.core.kernel` does in plain Python, so that both agree to the last bit.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from saqqara.core.kernel import LANES

VECTOR = ir.VectorType(ir.FloatType(), LANES)
SHORTS = ir.VectorType(ir.IntType(16), LANES)
MORE_SHORTS = ir.VectorType(ir.IntType(16), 2 * LANES)
UNSET = ir.Constant(VECTOR, ir.Undefined)
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
        """Add up so many vectors of all rows of numbers of 16 bits."""
        builder = self.builder
        small, _, n, rows, total = self.args
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
            builder.store(builder.load(held), self.shorts(total, step, kind), align=SHORT_BYTES)

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
def sum_rows(_context: Any, small: Any, wide: Any, n: Any, rows: Any, total: Any) -> Any:
    """Add up rows of numbers of 16 bits."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        Code(context, builder, signature, args).sum_rows()
        return context.get_dummy_value()

    return types.void(small, wide, n, rows, total), code
