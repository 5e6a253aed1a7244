import { PART } from '../parts/parts.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { BodyFrame } from './body-frame.ts';
import { colourGap, type LabColour } from './colour-model.ts';

/** Rows of a bodice, and of a skirt's beginning, in torso lengths from the shoulders. */
const BODICE = 0.6;
const SKIRT = 1.1;

/** Least difference of two garments' colours, and how much larger it is than what each varies by itself. */
const APART = 16;
const TIMES = 2.6;

/** Least number of pieces that tell a colour. */
const FEWEST = 6;

/**
 * Parts of a photo's pieces in which a dress that is plainly of one colour above the waist and of
 * another below is a top and a skirt.
 */
export function splitDress(pieces: Superpixels, parts: Uint8Array, frame: BodyFrame): Uint8Array {
  const { chest, torsoPx } = frame;
  const own = [...parts.keys()].filter((k) => parts[k] === PART.dress && pieces.areaPx[k] > 0);
  const down = (k: number) => (pieces.y[k] - chest.y) / torsoPx;
  const colour = (k: number): LabColour => [
    pieces.lab[k * 3],
    pieces.lab[k * 3 + 1],
    pieces.lab[k * 3 + 2],
  ];
  const above = own.filter((k) => down(k) < BODICE).map(colour);
  const below = own.filter((k) => down(k) > SKIRT).map(colour);
  if (Math.min(above.length, below.length) < FEWEST) return parts;
  const [top, skirt] = [middleOf(above), middleOf(below)];
  const gap = colourGap(top, skirt);
  const spread = Math.max(spreadOf(above, top), spreadOf(below, skirt));
  if (gap < APART || gap < spread * TIMES) return parts;
  const split = parts.slice();
  for (const k of own) {
    const isTop = colourGap(colour(k), top) < colourGap(colour(k), skirt);
    split[k] = isTop ? PART.top : PART.skirt;
  }
  return split;
}

/** The median of colours, channel by channel. */
function middleOf(colours: readonly LabColour[]): LabColour {
  const middle = (channel: 0 | 1 | 2) =>
    colours.map((one) => one[channel]).toSorted((a, b) => a - b)[colours.length >> 1];
  return [middle(0), middle(1), middle(2)];
}

/** The mean difference of colours from one. */
const spreadOf = (colours: readonly LabColour[], from: LabColour): number =>
  colours.reduce((sum, one) => sum + colourGap(one, from), 0) / colours.length;
