import { toHex, toLab } from '../../../core/colour.ts';
import { colourGap } from '../../sketch-reading/ground-colours.ts';
import type { ReadRegion, SketchReading } from '../../sketch-reading/sketch-reading.ts';

/** Cloth that differs less than this from white paper is bare. */
const PAINTED_GAP = 0.1;

/**
 * Gives cloth that was read without one colour the mean of what is painted there: many-coloured
 * prints have none that leads. Bare paper stays without.
 */
export function withSeenColours(reading: SketchReading): SketchReading {
  const bare = [...reading.regions.values()].filter(
    ({ class: is, colour }) => is === 'garment' && !colour,
  );
  if (reading.isMapped || bare.length === 0) return reading;
  const regions = new Map(reading.regions);
  for (const region of bare) {
    const colour = meanColour(region, reading);
    const isPainted = colourGap(toLab(colour), toLab('#ffffff')) > PAINTED_GAP;
    if (isPainted) regions.set(region.id, { ...region, colour });
  }
  return { ...reading, regions };
}

function meanColour({ id }: ReadRegion, { labels, colours, lines }: SketchReading): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < labels.length; i += 3) {
    if (labels[i] !== id || lines[i] > 0.2) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) sum[c] += colours[i * 3 + c];
  }
  const [r, g, b] = sum.map((value) => (count > 0 ? (255 * value) / count : 255));
  return toHex([r, g, b]);
}
