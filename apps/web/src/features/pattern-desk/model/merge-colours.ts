import type { PaletteColour } from '@toile/raster';

/**
 * The colours that a pattern has once its own are changed: equal ones are one, with their shares
 * together. The widest comes first.
 */
export function mergeColours(
  own: readonly PaletteColour[],
  palette: readonly string[],
): PaletteColour[] {
  const shares = new Map<string, number>();
  for (const [place, { hex, share }] of own.entries()) {
    const now = palette[place] ?? hex;
    shares.set(now, (shares.get(now) ?? 0) + share);
  }
  return [...shares].map(([hex, share]) => ({ hex, share })).toSorted((a, b) => b.share - a.share);
}
