import type { Garment } from '../../../sketch/garments/garment.ts';
import { GARMENTS, garmentOf } from '../../../sketch/garments/registry.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import type { ReadRegion, SketchReading } from '../../sketch-reading/sketch-reading.ts';

/** A garment of a drawing with the names of its regions. */
export type DrawnGarment = { garment: Garment; parts: ReadonlySet<string> };

/** What a drawing holds that words can name. */
export type DrawnThings = {
  garments: readonly DrawnGarment[];
  /** Indices of the garment that the picture is about, and of those of the same cloth, as a suit has. */
  main: readonly number[];
  hasShoes: boolean;
  /** Names of the regions of hats, bags and the like. */
  accessories: ReadonlySet<string>;
};

/** Order in which garments are what a picture is about: a shirt before its trousers, a coat before its dress. */
const RANKS: Readonly<Record<Garment['place'], number>> = { outer: 0, full: 1, upper: 2, lower: 3 };

/** Garments of the legs that reach over the shirt below them. */
const OVER_SHIRTS = /dungaree|overall|pinafore|apron|bib/;

const rankOf = ({ garment: { id, place } }: DrawnGarment): number =>
  OVER_SHIRTS.test(id) ? RANKS.full : RANKS[place];

/** Regions smaller than this, in pixels, show nothing: hardware, and areas of cloth. */
const SEEN_PX = 12;
const SEEN_CLOTH_PX = 160;
const HARDWARE = /button|zip|buckle|toggle|frog|cord|bow|knot|tip|pull|feather/;

const leastOf = (part: string): number => (HARDWARE.test(part) ? SEEN_PX : SEEN_CLOTH_PX);

/** The things in a drawing: as its region map names them, else as the prompt does. */
export function drawnThings(reading: SketchReading, words: OutfitReading): DrawnThings {
  const regions = [...reading.regions.values()];
  const accessories = new Set(
    regions.flatMap(({ class: is, part }) => (is === 'accessory' ? [part] : [])),
  );
  const hasShoes = regions.some((one) => one.class === 'shoe');
  const areas = new Uint32Array(65536);
  const { labels } = reading;
  for (let i = 0; i < labels.length; i += 1) areas[labels[i]] += 1;
  const seen = regions.filter(
    ({ class: is, id, part }) => is === 'garment' && areas[id] >= leastOf(part),
  );
  const ids = [...new Set(seen.flatMap(({ garment }) => (isKnown(garment) ? [garment] : [])))];
  if (reading.isMapped && ids.length === 0 && (hasShoes || accessories.size > 0)) {
    return { garments: [], main: [], hasShoes, accessories };
  }
  if (!reading.isMapped || ids.length === 0) {
    const parts = new Set(seen.map(({ part }) => part));
    return { ...namedThings(words, parts), hasShoes, accessories };
  }
  const garments = ids
    .map((id) => ({ garment: garmentOf(id), parts: partsOf(seen, id) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const cloths = garments.map(({ garment: { id } }) => clothOf(seen, areas, id));
  const main = [...garments.keys()].filter((k) => cloths[k] === cloths[0]);
  return { garments, main, hasShoes, accessories };
}

/** The garments that the prompt names, or a dress, each with the parts of the drawing. */
export function namedThings(words: OutfitReading, parts: ReadonlySet<string>): DrawnThings {
  const ids = words.garments.length > 0 ? words.garments.map(({ id }) => id) : ['dress'];
  const garments = [...new Set(ids)].map((id) => ({ garment: garmentOf(id), parts }));
  return { garments, main: [...garments.keys()], hasShoes: true, accessories: new Set() };
}

const KNOWN = new Set(GARMENTS.map(({ id }) => id));
const isKnown = (id: string | undefined): id is string => id !== undefined && KNOWN.has(id);

const partsOf = (seen: readonly ReadRegion[], id: string): ReadonlySet<string> =>
  new Set(seen.flatMap(({ garment, part }) => (garment === id ? [part] : [])));

/** Colour and cloth of the largest region of a garment. */
function clothOf(seen: readonly ReadRegion[], areas: Uint32Array, id: string): string {
  const [largest] = seen
    .filter(({ garment }) => garment === id)
    .toSorted((a, b) => areas[b.id] - areas[a.id]);
  return `${largest?.colour} ${largest?.fabric}`;
}
