import type { Feature } from '../garments/features.ts';
import type { Piece } from '../garments/garment.ts';
import { isRegionOf } from '../garments/part-ids.ts';
import { FEATURES } from '../outfit/decide-design.ts';
import { LEAST_PART_PX, type Looking } from './seen-wishes.ts';
import { seenArea, wholeArea } from './view.ts';

/** The part of a front that has to be seen for its neckline and its closure to be. */
const LEAST_FRONT = 0.25;

/** Regions that show what a piece is said to have, by the feature and its value. */
function isTold({ view }: Looking, { garment, design }: Piece, feature: Feature): boolean {
  const has = (isMeant: (part: string) => boolean) =>
    seenArea(view, (region) => region.garment === garment.id && isMeant(region.part)) >=
    LEAST_PART_PX;
  const front = (part: string) => /^(bodice|front)/.test(part);
  const isOwn = (part: (name: string) => boolean) => (region: { garment?: string; part: string }) =>
    region.garment === garment.id && part(region.part);
  const isFrontSeen = () =>
    seenArea(view, isOwn(front)) >= LEAST_FRONT * wholeArea(view, isOwn(front));
  if (feature === 'neckline' || feature === 'closure') return isFrontSeen();
  if (feature === 'leg') return !['micro', 'mini', 'knee'].includes(design.length);
  const isShown = PARTS_OF[feature];
  return isShown === undefined || design[feature] === 'none' || has(isShown);
}

type PartTest = (part: string) => boolean;

/** Parts that show a feature which is not none. */
const PARTS_OF: { readonly [F in Feature]?: PartTest } = {
  collar: (part) =>
    isRegionOf('collar', part) || isRegionOf('hood', part) || /neck|ruff|bow|fur/.test(part),
  sleeve: (part) => /^sleeve|^cape|^arm|wing|flutter|cap/.test(part),
  waist: (part) => /belt|knot|tie|cord|sash|obi|waist|corset|peplum|elastic/.test(part),
};

/** The features of a piece that its picture shows, of those a caption tells. */
export const toldFeatures = (looking: Looking, piece: Piece): ReadonlySet<Feature> =>
  new Set(FEATURES.filter((feature) => isTold(looking, piece, feature)));
