import type { PaletteColour } from './find-palette.ts';
import { hexToOklab } from './oklab.ts';

/**
 * A palette of at most so many of its colours, in its order: the colours that are missed least give
 * way. A colour is missed by its share of the area times its distance (OKLab) to the nearest one
 * that is left, which takes over its share. Throws RangeError for less than one colour.
 */
export function reducePalette(palette: readonly PaletteColour[], most: number): PaletteColour[] {
  if (most < 1) throw new RangeError('A palette without a colour');
  let kept = palette.map(({ hex, share }) => ({ hex, share, lab: hexToOklab(hex) }));
  while (kept.length > most) {
    const losses = kept.map((one) => {
      const others = kept.filter((other) => other !== one);
      const [heir] = others.toSorted((a, b) => distance(a, one) - distance(b, one));
      return { one, heir, loss: one.share * distance(heir, one) };
    });
    const { one, heir } = losses.reduce((least, next) => (next.loss < least.loss ? next : least));
    heir.share += one.share;
    kept = kept.filter((colour) => colour !== one);
  }
  return kept.map(({ hex, share }) => ({ hex, share }));
}

type Placed = { lab: readonly number[] };

const distance = (a: Placed, b: Placed) => Math.hypot(...a.lab.map((axis, i) => axis - b.lab[i]));
