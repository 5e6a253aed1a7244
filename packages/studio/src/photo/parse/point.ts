export type Spot = { x: number; y: number };

export const between = (a: Spot, b: Spot, part = 0.5): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Distance in pixels from a spot to the line between two others. */
export function distanceToBone(x: number, y: number, a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const part = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy + 1e-6);
  const t = Math.min(1, Math.max(0, part));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}
