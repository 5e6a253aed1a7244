import type { Rgb } from '../../../core/colour.ts';
import type { Print } from './print.ts';

/** Texels of a side: samples are taken between two neighbours. */
const SIDE = 2;

/** A cloth of one colour. */
export function createPlainPrint(colour: Rgb): Print {
  const texels = new Float32Array(SIDE * SIDE * 3);
  for (let i = 0; i < texels.length; i += 1) texels[i] = colour[i % 3];
  return {
    texels,
    widthPx: SIDE,
    heightPx: SIDE,
    texelsPerCm: 1,
    from: { x: 0, y: 0 },
    colours: { mean: colour, ground: colour },
  };
}
