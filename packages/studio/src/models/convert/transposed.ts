/** A tensor's numbers with its axes in another order: axis i of the answer is axis `axes[i]`. */
export function transposed<Numbers extends Uint16Array | Float32Array>(
  values: Numbers,
  shape: readonly number[],
  axes: readonly number[],
): { values: Numbers; shape: number[] } {
  const strides = shape.map((_, axis) =>
    shape.slice(axis + 1).reduce((product, size) => product * size, 1),
  );
  const turned = axes.map((axis) => shape[axis]);
  const steps = axes.map((axis) => strides[axis]);
  const at = turned.map(() => 0);
  // A copy has the same kind of numbers; each is written below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const out = values.slice() as Numbers;
  let from = 0;
  for (let i = 0; i < out.length; i += 1) {
    out[i] = values[from];
    for (let axis = at.length - 1; axis >= 0; axis -= 1) {
      at[axis] += 1;
      from += steps[axis];
      if (at[axis] < turned[axis]) break;
      from -= at[axis] * steps[axis];
      at[axis] = 0;
    }
  }
  return { values: out, shape: turned };
}
