/** Peak signal-to-noise ratio of the colours of two RGBA pictures of one size, in dB. */
export function psnr(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let squares = 0;
  for (let i = 0; i < one.length; i += 1) {
    if (i % 4 < 3) squares += (one[i] - other[i]) ** 2;
  }
  return 10 * Math.log10((255 * 255) / (squares / (one.length * 0.75)));
}
