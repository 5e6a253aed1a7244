import type { Joints } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { type BodyFrame, bodyFrame } from './body-frame.ts';
import { expandLabels } from './expand-labels.ts';
import { labelCosts } from './label-costs.ts';
import { PERSON_LABELS } from './labels.ts';
import { placeSeeds, type Seeds } from './place-seeds.ts';

export type ParsedPerson = {
  /** The label of each piece of the photo, see PERSON_LABELS. */
  labels: Uint8Array;
  frame: BodyFrame;
  seeds: Seeds;
};

const BORDER_WEIGHT = 14;
const CONTRAST = 6;
/** A border costs a little even where the step of colour is largest: it keeps labels whole. */
const LEAST_BORDER = 0.8;

/** Divides a person's picture into skin, hair and clothes, by colours that the pose points at. */
export function parsePerson(pieces: Superpixels, joints: Joints): ParsedPerson {
  const frame = bodyFrame(joints);
  const seeds = placeSeeds(pieces, frame);
  const { from, to, lengthPx, contrast } = pieces.borders;
  const cost = lengthPx.map((length, at) => {
    return (length / 11) * (BORDER_WEIGHT * Math.exp(-contrast[at] / CONTRAST) + LEAST_BORDER);
  });
  const labels = expandLabels({
    nodes: pieces.count,
    labels: PERSON_LABELS.length,
    costs: labelCosts(pieces, frame, seeds),
    links: { from, to, cost },
    rounds: 2,
  });
  return { labels, frame, seeds };
}
