/** A grid of numbers, row by row. */
export type Grid = { values: Float32Array; width: number; height: number };

/** Blurs with boxes of the given radius, `times` over: twice is a tent, thrice nearly a bell. Edges repeat. */
export function boxBlur({ values, width, height }: Grid, radius: number, times = 2): Float32Array {
  let from = Float32Array.from(values);
  let to = new Float32Array(values.length);
  for (let k = 0; k < times; k += 1) {
    for (let y = 0; y < height; y += 1) {
      line({ from, to, at: y * width, step: 1, count: width, radius });
    }
    [from, to] = [to, from];
    for (let x = 0; x < width; x += 1) {
      line({ from, to, at: x, step: width, count: height, radius });
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The same down the columns alone, once. */
export function blurDown({ values, width, height }: Grid, radius: number): Float32Array {
  const to = new Float32Array(values.length);
  for (let x = 0; x < width; x += 1) {
    line({ from: values, to, at: x, step: width, count: height, radius });
  }
  return to;
}

type Line = {
  from: Float32Array;
  to: Float32Array;
  at: number;
  step: number;
  count: number;
  radius: number;
};

function line({ from, to, at, step, count, radius }: Line): void {
  const last = count - 1;
  const scale = 1 / (2 * radius + 1);
  let sum = 0;
  for (let k = -radius; k <= radius; k += 1) {
    sum += from[at + Math.min(last, Math.max(0, k)) * step];
  }
  for (let k = 0; k < count; k += 1) {
    to[at + k * step] = sum * scale;
    const enter = k + radius + 1;
    const leave = k - radius;
    sum +=
      from[at + (enter > last ? last : enter) * step] - from[at + (leave < 0 ? 0 : leave) * step];
  }
}
