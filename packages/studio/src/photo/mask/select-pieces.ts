import type { LabColour } from '../parse/colour-model.ts';
import { Flow } from '../parse/flow.ts';
import { areKin, PARTS } from '../parts/parts.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { Extent } from './choose-extent.ts';
import { otherCloth } from './other-cloth.ts';
import { pieceDistance, waysOf } from './piece-distance.ts';

export type Selection = {
  pieces: Superpixels;
  /** The part of each piece, see PARTS, and the share of each part in it. */
  parts: Uint8Array;
  shares: Float32Array;
  /** Pieces under the dots. */
  wanted: readonly number[];
  unwanted: readonly number[];
  extent: Extent;
};

const CERTAIN = 1e5;
const BORDER_WEIGHT = 12;
const CONTRAST = 5;
const LEAST_BORDER = 0.7;

/** Largest step of colour to a piece of the same garment that was taken for another part. */
const SAME_SHADE = 8;

/** Step of colour from which a piece of the same part may be another garment, and what it costs where nothing in it is alike. */
const OTHER_SHADE = 12;
const UNLIKE = 32;

/** Least step of colour to another cloth, where the parts do not part them. */
const OTHER_CLOTH = 20;

/** The pieces that dots ask for, 1 each: by colour, by the way to the dots, and by part. A cheapest cut. */
export function selectPieces(selection: Selection): Uint8Array {
  const { pieces, wanted, unwanted } = selection;
  const flow = new Flow(pieces.count);
  const price = piecePrices(selection);
  const forced = new Map<number, boolean>();
  for (const k of unwanted) forced.set(k, false);
  for (const k of wanted) forced.set(k, true);
  for (let k = 0; k < pieces.count; k += 1) {
    const isForced = forced.get(k);
    if (isForced === undefined) flow.price(k, ...price(k));
    else flow.price(k, isForced ? 0 : CERTAIN, isForced ? CERTAIN : 0);
  }
  const { from, to, lengthPx, contrast } = pieces.borders;
  for (let at = 0; at < from.length; at += 1) {
    const length = lengthPx[at] / 11;
    const cost = length * (BORDER_WEIGHT * Math.exp(-contrast[at] / CONTRAST) + LEAST_BORDER);
    flow.join(from[at], to[at], cost, cost);
  }
  return flow.cut();
}

/** For a piece, what it costs to take it and to leave it. */
function piecePrices(selection: Selection): (k: number) => [take: number, leave: number] {
  const { pieces, parts, wanted, unwanted, extent } = selection;
  const { subject } = pieces;
  const ways = waysOf(pieces.count, pieces.borders, wayCost(selection));
  const near = pieceDistance(ways, wanted);
  const away = unwanted.length > 0 ? pieceDistance(ways, unwanted) : undefined;
  const colours = dotColours(selection);
  const partsWanted = new Set(wanted.map((k) => parts[k]));
  const isOutside = wanted.every((k) => subject[k] < 0.5);
  const unlike = unlikeness(selection);
  const isSamePart = (k: number) => partsWanted.has(parts[k]);
  const gapOf = (colour: LabColour) => gapToAny(colours, colour, SHADED);
  const isOther = otherCloth({ pieces, wanted, isSamePart, gapOf });

  function plain(k: number): [number, number] {
    if (extent === 'subject') return subject[k] > 0.5 ? [0, 16] : [60, 0];
    const gap = gapToAny(colours, [
      pieces.lab[k * 3],
      pieces.lab[k * 3 + 1],
      pieces.lab[k * 3 + 2],
    ]);
    if (extent === 'garment') {
      const isOwnCloth = partsWanted.size === 1 || gap < OTHER_CLOTH;
      const isKin = gap < SAME_SHADE && wanted.some((dot) => areKin(parts[dot], parts[k]));
      const isSame = isKin || (isSamePart(k) && isOwnCloth && !isOther(k));
      const other = isSame && gap > OTHER_SHADE ? unlike(k) * UNLIKE : 0;
      const take = (isSame ? other : 30) + Math.min(gap, 25) * 0.25 + Math.min(near[k], 200) * 0.03;
      return [take, isSame ? 16 : 4];
    }
    const across = isOutside && subject[k] > 0.5 ? 60 : 0;
    return [Math.min(gap, 40) * 0.8 + Math.min(near[k], 200) * 0.07 + across, 14];
  }

  return (k) => {
    const [take, leave] = plain(k);
    if (!away) return [take, leave];
    const share = away[k] / (near[k] + away[k] + 1e-3);
    return [share < 0.5 ? take + 40 * (1 - 2 * share) : take, leave];
  };
}

/** How unlike the shares of parts in a piece are to those under the wanted dots: 0 the same, 1 nothing in common. */
function unlikeness({ wanted, shares }: Selection): (k: number) => number {
  return (k) => {
    let most = 0;
    for (const dot of wanted) {
      let common = 0;
      for (let part = 0; part < PARTS.length; part += 1) {
        common += Math.min(shares[k * PARTS.length + part], shares[dot * PARTS.length + part]);
      }
      most = Math.max(most, common);
    }
    return 1 - most;
  };
}

/** Cost of a step between neighbouring superpixels: the change of colour, more across the subject's edge. */
function wayCost({ pieces, parts, extent }: Selection): (border: number) => number {
  const { borders, lab, subject } = pieces;
  return (at) => {
    const a = borders.from[at];
    const b = borders.to[at];
    const step = Math.hypot(
      lab[a * 3] - lab[b * 3],
      lab[a * 3 + 1] - lab[b * 3 + 1],
      lab[a * 3 + 2] - lab[b * 3 + 2],
    );
    const isKin = areKin(parts[a], parts[b]);
    const isSeam = extent !== 'region' && parts[a] !== parts[b] && !isKin;
    const isEdge = Math.abs(subject[a] - subject[b]) > 0.5;
    return step + 0.6 * borders.contrast[at] + 0.25 + (isSeam ? 25 : 0) + (isEdge ? 60 : 0);
  };
}

/** The colours of the pieces under wanted dots, and of those beside them that are the same part. */
function dotColours({ pieces, parts, wanted }: Selection): LabColour[] {
  const own = new Set(wanted);
  const found = new Set(wanted);
  const { from, to } = pieces.borders;
  for (let at = 0; at < from.length; at += 1) {
    if (parts[from[at]] !== parts[to[at]]) continue;
    if (own.has(from[at])) found.add(to[at]);
    if (own.has(to[at])) found.add(from[at]);
  }
  return [...found].map((k) => [pieces.lab[k * 3], pieces.lab[k * 3 + 1], pieces.lab[k * 3 + 2]]);
}

/** Weight of lightness in the difference of two colours, and where folds and shade change it. */
const LIGHTNESS = 0.6;
const SHADED = 0.4;

function gapToAny(
  colours: readonly LabColour[],
  [l, a, b]: LabColour,
  lightness = LIGHTNESS,
): number {
  let least = 99;
  for (const known of colours) {
    least = Math.min(least, Math.hypot((l - known[0]) * lightness, a - known[1], b - known[2]));
  }
  return least;
}
