import { type Lab, toLab } from '../../../core/colour.ts';
import type { Garment } from '../../../sketch/garments/garment.ts';
import { garmentOf } from '../../../sketch/garments/registry.ts';
import {
  gatherWishes,
  type Wish,
  type Worn as WornGarment,
} from '../../../sketch/outfit/gather-wish.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import type { BlindClues } from '../../sketch-reading/read-blind.ts';
import type { Worn } from '../../sketch-reading/worn.ts';

/** A garment that the prompt names, with what it says of it. */
export type NamedWear = { garment: Garment; wish: Wish };

/** Garments that the prompt names. Words without a garment are taken for words of a dress, whatever is drawn. */
export function namedWear(reading: OutfitReading): NamedWear[] {
  const named: WornGarment[] = reading.garments.map(({ id, match }) => ({
    garment: garmentOf(id),
    from: match.from,
  }));
  const worn = named.length > 0 ? named : [{ garment: garmentOf('dress') }];
  return gatherWishes(reading, worn).map((wish, i) => ({ garment: worn[i].garment, wish }));
}

const SHORT_SLEEVES = new Set<string>(['none', 'cap', 'flutter', 'puff', 'short', 'cape']);
const SHORT_LENGTHS = new Set<string>(['cropped', 'micro', 'mini', 'knee', 'midi']);

/** Clues of the prompt for the reading of the drawing: covered parts of the body, and colours of cloth. */
export function blindClues(wear: readonly NamedWear[], isNamed: boolean): BlindClues {
  const has = (...places: Garment['place'][]) =>
    wear.some(({ garment }) => places.includes(garment.place));
  const cloths = wear.flatMap(({ wish }) => wish.colours.map((colour): Lab => toLab(colour)));
  const isSplit = has('upper', 'outer') && has('lower');
  return { worn: isNamed ? coveredBy(wear) : OPEN, cloths, isSplit };
}

const OPEN: Worn = { arms: 'open', legs: 'open', neck: 'open' };

function coveredBy(wear: readonly NamedWear[]): Worn {
  const tops = wear.filter(({ garment }) => garment.place !== 'lower');
  const sleeves = tops.map(
    ({ garment, wish }) => wish.features.sleeve ?? garment.options.sleeve?.[0],
  );
  const hasLong = sleeves.some((sleeve) => sleeve !== undefined && !SHORT_SLEEVES.has(sleeve));
  const legs = wear.filter(({ garment }) => garment.options.leg);
  const length = (one: NamedWear) => one.wish.features.length ?? one.garment.options.length?.[0];
  const hasLegs = legs.some((one) => !SHORT_LENGTHS.has(length(one) ?? ''));
  const isLong = wear.some((one) => ['floor', 'train', 'ankle'].includes(length(one) ?? ''));
  const hasHighCollar = wear.some(({ wish }) =>
    ['turtle', 'mock', 'funnel'].includes(wish.features.collar ?? ''),
  );
  return {
    arms: tops.length === 0 ? 'open' : hasLong ? 'covered' : 'bare',
    legs: hasLegs || isLong ? 'covered' : wear.length > 0 ? 'bare' : 'open',
    neck: hasHighCollar ? 'covered' : 'open',
  };
}
