/** True where a place on the cloth is under a stitch of a seam, false between two stitches. `pitch`: pixels from one stitch to the next. */
export function isStitch(u: number, v: number, pitch: number): boolean {
  const along = (u + v * 1.03) / pitch;
  return along - Math.floor(along) > 0.32;
}
