import type { Polyline } from '../../../core/scene/point.ts';
import type { Side } from '../body.ts';

/** How far out rows of points reach at each height of the page. Heights that none passes answer with the nearest that one does. */
export function reachOf(rows: readonly Polyline[]): (side: Side, y: number) => number {
  const low = new Map<number, number>();
  const high = new Map<number, number>();
  for (const row of rows) {
    for (let i = 1; i < row.length; i += 1) {
      const [x1, y1] = row[i - 1];
      const [x2, y2] = row[i];
      const steps = Math.max(1, Math.ceil(Math.abs(y2 - y1)));
      for (let step = 0; step <= steps; step += 1) {
        const y = Math.round(y1 + ((y2 - y1) * step) / steps);
        const x = x1 + ((x2 - x1) * step) / steps;
        low.set(y, Math.min(low.get(y) ?? x, x));
        high.set(y, Math.max(high.get(y) ?? x, x));
      }
    }
  }
  const heights = [...low.keys()];
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  return (side, y) => {
    const at = Math.min(bottom, Math.max(top, Math.round(y)));
    const found = (side === 'left' ? low : high).get(at);
    if (found === undefined) throw new Error(`No contour passes at height ${at}`);
    return found;
  };
}
