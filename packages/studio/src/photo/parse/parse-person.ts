import { PART, PARTS } from '../parts/parts.ts';
import type { Joints } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { type BodyFrame, bodyFrame } from './body-frame.ts';
import { labelParts } from './label-parts.ts';
import { labelOf } from './labels.ts';
import { type Seeds, sampleSeeds } from './sample-seeds.ts';
import { splitDress } from './split-dress.ts';

export type ParsedPerson = {
  /** The part of each piece of the photo, see PARTS. */
  parts: Uint8Array;
  /** Share of each part in each piece, 0–1: `shares[piece * PARTS.length + part]`. */
  shares: Float32Array;
  /** The label of each piece of the photo, see LABEL. */
  labels: Uint8Array;
  frame: BodyFrame;
  seeds: Seeds;
};

/** Divides a person's picture into skin, hair and clothes, by the shares of parts that were seen in its pieces. */
export function parsePerson(
  pieces: Superpixels,
  joints: Joints,
  shares: Float32Array,
): ParsedPerson {
  const frame = bodyFrame(joints);
  const parts = splitDress(pieces, labelParts(pieces, shares), frame);
  const labels = parts.map((part, k) => labelOf(part) ?? labelOf(plainPart(shares, k)) ?? 0);
  const seeds = sampleSeeds(pieces, { parts, shares, labels }, isOnePiece(pieces, parts));
  return { parts, shares, labels, frame, seeds };
}

/** The likeliest part of a piece that is neither ground nor accessory. */
function plainPart(shares: Float32Array, k: number): number {
  let best: number = PART.skin;
  for (const part of PARTS.keys()) {
    if (part === PART.background || part === PART.accessory) continue;
    if (shares[k * PARTS.length + part] > shares[k * PARTS.length + best]) best = part;
  }
  return best;
}

/** Least area of a dress, as a share of all clothes, of which the outfit is one garment. */
const MOST_CLOTH = 0.55;

/** Test of the clothes: most of them is one garment that goes on over the thighs. */
function isOnePiece({ areaPx }: Superpixels, parts: Uint8Array): boolean {
  const areas = new Float64Array(PARTS.length);
  for (const [k, part] of parts.entries()) areas[part] += areaPx[k];
  const { top, dress, skirt, trousers } = PART;
  const all = areas[top] + areas[dress] + areas[skirt] + areas[trousers];
  return areas[dress] > all * MOST_CLOTH;
}
