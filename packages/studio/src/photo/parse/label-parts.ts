import { PARTS } from '../parts/parts.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { expandLabels } from './expand-labels.ts';

/** Least share of the subject in a piece that may be part of the person, and in one that surely is. */
const LEAST_SUBJECT = 0.5;
const SURE_SUBJECT = 0.85;

/** Cost of a part, for each e-fold by which its share falls short. */
const SHARE_WEIGHT = 8;
const LEAST_SHARE = 0.002;
/** Costs of the ground for a piece that may be ground, and for one that cannot be. */
const BARELY = 30;
const NEVER = 200;

const BORDER_WEIGHT = 14;
const CONTRAST = 6;
/** A border costs a little even where the step of colour is largest: it keeps parts whole. */
const LEAST_BORDER = 0.8;
/** Length of a border that costs once, in pixels. */
const BORDER_PX = 11;

/** The part of each piece: by the shares of parts that were seen there, with borders where colours change. */
export function labelParts(pieces: Superpixels, shares: Float32Array): Uint8Array {
  const { borders, count, subject } = pieces;
  const own = Int32Array.from({ length: count }, () => -1);
  const members: number[] = [];
  for (let k = 0; k < count; k += 1) {
    if (subject[k] >= LEAST_SUBJECT) own[k] = members.push(k) - 1;
  }
  const inner = [...borders.from.keys()].filter(
    (at) => own[borders.from[at]] >= 0 && own[borders.to[at]] >= 0,
  );
  const found = expandLabels({
    nodes: members.length,
    labels: PARTS.length,
    costs: partCosts(members, pieces, shares),
    links: {
      from: inner.map((at) => own[borders.from[at]]),
      to: inner.map((at) => own[borders.to[at]]),
      cost: inner.map((at) => {
        const contrast = Math.exp(-borders.contrast[at] / CONTRAST);
        return (borders.lengthPx[at] / BORDER_PX) * (BORDER_WEIGHT * contrast + LEAST_BORDER);
      }),
    },
    rounds: 2,
  });
  return Uint8Array.from(own, (node) => (node < 0 ? 0 : found[node]));
}

function partCosts(
  members: readonly number[],
  { subject }: Superpixels,
  shares: Float32Array,
): Float32Array {
  const parts = PARTS.length;
  const costs = new Float32Array(members.length * parts);
  members.forEach((k, node) => {
    costs[node * parts] = subject[k] > SURE_SUBJECT ? NEVER : BARELY;
    // The ground is no part of the person: the other shares are taken as if it were not there.
    const rest = Math.max(LEAST_SHARE, 1 - shares[k * parts]);
    for (let part = 1; part < parts; part += 1) {
      const share = Math.max(LEAST_SHARE, shares[k * parts + part] / rest);
      costs[node * parts + part] = -Math.log(share) * SHARE_WEIGHT;
    }
  });
  return costs;
}
