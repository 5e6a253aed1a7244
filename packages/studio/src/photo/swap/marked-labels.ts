import { type ColourModel, colourGap, type LabColour } from '../parse/colour-model.ts';
import { LABEL } from '../parse/labels.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';

/** Share of a piece inside the mask from which it is marked, and up to which it is surely outside. */
const MARKED = 0.6;
const OUTSIDE = 0.05;

/** Difference of colour (as `colourGap`) of two pieces of one material in one light, and in any light. */
const SAME = 6;
const AKIN = 14;

/** Least share of the marked cloth that has a piece's colour, for the piece to be cloth. */
const LEAST = 0.03;
/** Factor in favour of cloth, since the mask says so. */
const MARK = 1.5;
/** Least share of the marked person that the labels call cloth: with less, the garment has the colour of skin and all marked skin is cloth. */
const LEAST_CLOTH = 0.15;
/** Least number of pieces outside the mask that show what skin, or hair, looks like. */
const FEWEST = 6;

/**
 * Labels of a photo's pieces, corrected by what the user marked: a piece inside the mask that counts
 * as skin, hair, a bag or ground is part of the garment where its colour is the marked cloth's
 * rather than that of such pieces outside the mask.
 */
export function markedLabels(
  pieces: Superpixels,
  labels: Uint8Array,
  mask: Uint8Array,
): Uint8Array {
  const shares = sharesIn(mask, pieces);
  const own = largestOf(labels, shares, pieces.areaPx);
  const cloth = coloursOf(pieces, (k) => shares[k] > MARKED && isCloth(labels[k]));
  const marked = coloursOf(pieces, (k) => shares[k] > MARKED && labels[k] !== LABEL.background);
  const isUnseen = cloth.areaPx < marked.areaPx * LEAST_CLOTH;
  const others = new Map<number, Model>();
  const otherOf = (label: number): Model => {
    const known = others.get(label);
    if (known) return known;
    const found = coloursOf(pieces, (k) => shares[k] < OUTSIDE && labels[k] === label);
    others.set(label, found);
    return found;
  };
  return labels.map((label, k) => {
    if (shares[k] <= MARKED || isCloth(label)) return label;
    if (isUnseen && label === LABEL.skin) return own;
    return isGarment(colourOf(pieces, k), cloth, otherOf(label)) ? own : label;
  });
}

const isCloth = (label: number): boolean => label === LABEL.upper || label === LABEL.lower;

type Model = { colours: ColourModel; areasPx: readonly number[]; areaPx: number };

function isGarment(colour: LabColour, cloth: Model, other: Model): boolean {
  const asCloth = shareNear(colour, cloth, SAME);
  if (asCloth > LEAST) return asCloth * MARK > shareNear(colour, other, SAME);
  return other.colours.length >= FEWEST && shareNear(colour, other, AKIN) === 0;
}

/** Share of a material's area that is of about a colour. */
function shareNear(colour: LabColour, { colours, areasPx, areaPx }: Model, gap: number): number {
  let sum = 0;
  for (const [k, known] of colours.entries()) if (colourGap(known, colour) < gap) sum += areasPx[k];
  return areaPx === 0 ? 0 : sum / areaPx;
}

const colourOf = ({ lab }: Superpixels, k: number): LabColour => [
  lab[k * 3],
  lab[k * 3 + 1],
  lab[k * 3 + 2],
];

function coloursOf(pieces: Superpixels, isMeant: (k: number) => boolean): Model {
  const colours: LabColour[] = [];
  const areasPx: number[] = [];
  for (let k = 0; k < pieces.count; k += 1) {
    if (pieces.areaPx[k] === 0 || !isMeant(k)) continue;
    colours.push(colourOf(pieces, k));
    areasPx.push(pieces.areaPx[k]);
  }
  return { colours, areasPx, areaPx: areasPx.reduce((a, b) => a + b, 0) };
}

/** Share of each piece that is inside a mask of 0 and 1. */
function sharesIn(mask: Uint8Array, { ids, areaPx, count }: Superpixels): Float32Array {
  const shares = new Float32Array(count);
  for (let i = 0; i < mask.length; i += 1) shares[ids[i]] += mask[i];
  return shares.map((inside, k) => inside / Math.max(1, areaPx[k]));
}

/** The label of most of the marked cloth. */
function largestOf(labels: Uint8Array, shares: Float32Array, areaPx: Float32Array): number {
  const sum = (label: number) =>
    labels.reduce((all, own, k) => all + (own === label ? shares[k] * areaPx[k] : 0), 0);
  return sum(LABEL.lower) > sum(LABEL.upper) ? LABEL.lower : LABEL.upper;
}
