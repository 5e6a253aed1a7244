/** Whether a place on the cloth is under a stitch of a seam, and not between two: `pitch` pixels from one to the next. */
export function isStitch(u: number, v: number, pitch: number): boolean {
  const along = (u + v * 1.03) / pitch;
  return along - Math.floor(along) > 0.32;
}
