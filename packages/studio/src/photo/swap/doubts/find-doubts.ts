import type { RunDoubt } from '@toile/contract';
import { limbLength } from '../body/limb.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';
import type { FlatLay } from '../source/flat-lay.ts';

export type Fitting = { flat: FlatLay; body: ViewedBody; worn: Worn };

/** Least width of a neck opening, as a share of the shoulders': a waistband shows hardly any. */
const NECK = 0.2;
/**
 * Rows of an outline that are compared, as shares of its height, and the least ratio of their widths
 * where the upper one is a waistband: necks, collars and hoods are narrower, straps are apart.
 */
const WAIST = { at: 0.035, below: 0.15, ratio: 0.72 };
/** Length of a garment from which it is a dress, in widths at the armpits. */
const LONG = 2.35;
/** Length by which a mark's end differs from a garment's, in torso lengths, before it shows. */
const LONGER = 0.42;
const SHORTER = 0.55;
/** Length of a short and of a long sleeve, as shares of the shoulders' width in a flat-lay. */
const SLEEVE = { short: 0.5, long: 0.7 };
/** Longest sleeve that is plausible: beyond it the shoulders were not found, as sleeves touch the trunk. */
const LONGEST_SLEEVE = 1.6;
/** Share of an arm that a short and that a long sleeve covers on a person. */
const ARM = { bare: 0.12, short: 0.5, long: 0.65 };
/**
 * Legs in a mark: how far below the hips it reaches at least, in torso lengths; the part of its
 * height that is looked at; the share of rows with a gap of some pixels that shows two legs.
 */
const LEGS = { reach: 0.35, part: 0.4, apart: 0.5, gapPx: 3 };
/** Shoulders narrower than this, in torso lengths, are seen from the side. */
const TURNED = 0.36;
/** Width at the armpits of what a person wears, in widths of the shoulders. */
const PITS = 1.1;
/** Least width of a trunk, as a share of its length: less is a rest of a garment. */
const TRUNK = 0.18;

/** Doubts about a garment on a person, the worst first; none where nothing speaks against it. */
export function findDoubts(fitting: Fitting): RunDoubt[] {
  const { flat, body } = fitting;
  const kind = kindOf(flat);
  const isGuessed = kind !== 'lower' && sleeveOf(flat) > LONGEST_SLEEVE;
  const place = placeDoubt(kind, fitting.worn.place);
  const found: (RunDoubt | undefined)[] = [
    place,
    isUnclear(flat, kind) ? 'unclear-outline' : undefined,
    isGuessed ? 'sleeves-touch' : undefined,
    place ? undefined : legsDoubt(kind, fitting),
    place || isGuessed ? undefined : lengthDoubt(kind, fitting),
    kind === 'lower' || place ? undefined : sleeveDoubt(fitting),
    body.shouldersPx < body.torsoPx * TURNED ? 'turned-away' : undefined,
  ];
  return found.flatMap((doubt) => doubt ?? []);
}

type Kind = 'top' | 'dress' | 'lower';

/** The kind of garment by its outline: a straight upper edge, and how long it is. */
function kindOf(flat: FlatLay): Kind {
  const hasNeck = neckOf(flat) > NECK;
  if (!hasNeck && (flat.isLegs || hasWaistband(flat))) return 'lower';
  if (flat.isLegs) return 'dress';
  return lengthOf(flat) > LONG ? 'dress' : 'top';
}

/** Width of the neck opening, in widths of the shoulders. */
const neckOf = ({ necks, tips }: FlatLay) =>
  (necks[1].x - necks[0].x) / Math.max(1, tips[1].x - tips[0].x);

function hasWaistband({ silhouette: { runs, box, high } }: FlatLay): boolean {
  const row = runs(box.top + high * WAIST.at);
  const below = runs(box.top + high * WAIST.below);
  const [edge] = row;
  if (!edge || row.length > 1 || below.length === 0) return false;
  const wide = Math.max(...below.map(({ right }) => right)) - below[0].left;
  return edge.right - edge.left > wide * WAIST.ratio;
}

const pitsOf = ({ pits }: FlatLay) => Math.max(1, pits[1].x - pits[0].x);

/** Length from the shoulders to the hem, in widths at the armpits. */
function lengthOf(flat: FlatLay): number {
  return (flat.hemY - (flat.tips[0].y + flat.tips[1].y) / 2) / pitsOf(flat);
}

function placeDoubt(kind: Kind, place: Worn['place']): RunDoubt | undefined {
  if (kind === 'lower') return place === 'lower' ? undefined : 'lower-on-top';
  return place === 'lower' ? 'top-on-lower' : undefined;
}

/** A dress takes the shape of marked trousers. Of skirts this is not told: wide trousers look like one. */
function legsDoubt(kind: Kind, { flat, body, worn }: Fitting): RunDoubt | undefined {
  if (kind !== 'dress' || flat.isLegs) return undefined;
  if (worn.box.bottom < body.hips.y + body.torsoPx * LEGS.reach) return undefined;
  return legsApart(worn) > LEGS.apart ? 'dress-on-legs' : undefined;
}

/** Share of the rows in a mark's lower part where ground is between two legs. */
function legsApart({ mask, box, width }: Worn): number {
  const from = Math.round(box.bottom - (box.bottom - box.top) * LEGS.part);
  let apart = 0;
  for (let y = from; y < box.bottom; y += 1) {
    let runs = 0;
    for (let x = box.left, gap = LEGS.gapPx; x < box.right; x += 1) {
      const isOn = mask[y * width + x] === 1;
      if (isOn && gap >= LEGS.gapPx) runs += 1;
      gap = isOn ? 0 : gap + 1;
    }
    apart += runs > 1 ? 1 : 0;
  }
  return apart / Math.max(1, box.bottom - from);
}

function lengthDoubt(kind: Kind, { flat, body, worn }: Fitting): RunDoubt | undefined {
  if (kind === 'lower') return undefined;
  const shoulderY = (body.shoulders[0].y + body.shoulders[1].y) / 2;
  const hemY = shoulderY + lengthOf(flat) * body.shouldersPx * PITS;
  const overPx = hemY - worn.box.bottom;
  if (kind === 'dress' && worn.place === 'upper') return 'longer-than-mark';
  if (overPx > body.torsoPx * LONGER) return 'longer-than-mark';
  return kind === 'top' && -overPx > body.torsoPx * SHORTER ? 'shorter-than-mark' : undefined;
}

/** Length of the longer sleeve, in widths of the shoulders; 0 without sleeves. */
function sleeveOf({ tips, sleeves }: FlatLay): number {
  const wide = Math.max(1, tips[1].x - tips[0].x);
  return Math.max(...sleeves.map((sleeve) => (sleeve?.lengthPx ?? 0) / wide));
}

function sleeveDoubt({ flat, body, worn }: Fitting): RunDoubt | undefined {
  const own = sleeveOf(flat);
  const arms = ([0, 1] as const).map(
    (side) => worn.sleevesPx[side] / Math.max(1, limbLength(body.arms[side].slice(0, 3))),
  );
  const marked = Math.max(...arms);
  const isLong = own > SLEEVE.long;
  if ((isLong && marked < ARM.short) || (own > 0 && marked < ARM.bare))
    return 'sleeves-beyond-mark';
  return own < SLEEVE.short && marked > ARM.long ? 'arms-made-up' : undefined;
}

function isUnclear(flat: FlatLay, kind: Kind): boolean {
  if (kind === 'lower') return false;
  return pitsOf(flat) < flat.silhouette.high * TRUNK;
}
