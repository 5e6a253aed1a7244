/** Moves a shader's colour `t` of the way to another, in place. */
export function blendInto(out: Float32Array, colour: ArrayLike<number>, t: number): void {
  out[0] += (colour[0] - out[0]) * t;
  out[1] += (colour[1] - out[1]) * t;
  out[2] += (colour[2] - out[2]) * t;
}

/** Lightens or darkens a shader's colour by a factor, in place. */
export function scaleInto(out: Float32Array, factor: number): void {
  out[0] *= factor;
  out[1] *= factor;
  out[2] *= factor;
}
