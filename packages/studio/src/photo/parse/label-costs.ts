import { isSeen, type Joint } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { BodyFrame } from './body-frame.ts';
import { gapTo, isSkinLike, type LabColour } from './colour-model.ts';
import { LABEL, PERSON_LABELS } from './labels.ts';
import type { Seeds } from './place-seeds.ts';
import { between, distanceToBone, type Spot } from './point.ts';

/** Costs of a label that a superpixel can hardly have, and of one that it cannot have. */
const BARELY = 30;
const NEVER = 200;

/**
 * Cost of each label for each superpixel of a photo: the distance of its colour from the label's
 * colours, raised or lowered by its position on the body (lengths in torso lengths).
 */
export function labelCosts(pieces: Superpixels, frame: BodyFrame, seeds: Seeds): Float32Array {
  const labels = PERSON_LABELS.length;
  const costs = new Float32Array(pieces.count * labels);
  for (let k = 0; k < pieces.count; k += 1) {
    const own = costs.subarray(k * labels, (k + 1) * labels);
    if (pieces.subject[k] < 0.5) {
      own.fill(NEVER, 1);
      continue;
    }
    own[LABEL.background] = pieces.subject[k] > 0.85 ? NEVER : BARELY;
    const colour: LabColour = [pieces.lab[k * 3], pieces.lab[k * 3 + 1], pieces.lab[k * 3 + 2]];
    const place = placeOn(frame, seeds, { x: pieces.x[k], y: pieces.y[k] });
    own[LABEL.skin] = skinCost(colour, place, seeds);
    own[LABEL.hair] = hairCost(colour, place, seeds);
    own[LABEL.upper] = upperCost(colour, place, seeds);
    own[LABEL.lower] = lowerCost(colour, place, seeds);
    own[LABEL.shoes] = shoeCost(colour, place, seeds);
    own[LABEL.held] = heldCost(place);
  }
  return costs.map((cost) => Math.max(0, cost));
}

/** Position of a superpixel on the body. Distances in torso lengths, except where stated. */
type Place = {
  frame: BodyFrame;
  /** 0 at the shoulders, 1 at the hips. */
  down: number;
  toSpine: number;
  toArm: number;
  toForearm: number;
  toHand: number;
  /** To the nearest forearm in a sleeve. */
  toSleeve: number;
  /** In widths of half a face. */
  toHead: number;
  isBetweenSides: boolean;
  asideOfHead: number;
  belowWaist: number;
  belowKnees: number;
  belowAnkles: number;
};

function placeOn(frame: BodyFrame, { sleeves }: Seeds, { x, y }: Spot): Place {
  const { joints, chest, hips, head, torsoPx, shouldersPx, facePx, knees, ankles } = frame;
  const { leftShoulder, leftElbow, leftWrist, rightShoulder, rightElbow, rightWrist } = joints;
  const bone = (a: Joint, b: Joint) => distanceToBone(x, y, a, b);
  const left = bone(leftElbow, leftWrist);
  const right = bone(rightElbow, rightWrist);
  const seen = (wrist: Joint, distance: number) => (isSeen(wrist) ? distance : 1e9);
  const to = (at: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
  const down = (y - chest.y) / torsoPx;
  return {
    frame,
    down,
    toSpine: distanceToBone(x, y, chest, hips) / torsoPx,
    toArm:
      Math.min(left, right, bone(leftShoulder, leftElbow), bone(rightShoulder, rightElbow)) /
      torsoPx,
    toForearm: Math.min(seen(leftWrist, left), seen(rightWrist, right)) / torsoPx,
    toHand: Math.min(seen(leftWrist, to(leftWrist)), seen(rightWrist, to(rightWrist))) / torsoPx,
    toSleeve: Math.min(...sleeves.map((sleeve) => distanceToBone(x, y, ...sleeve))) / torsoPx,
    toHead: to(head) / Math.max(1, facePx),
    isBetweenSides: isBetween(frame, x, down),
    asideOfHead: Math.abs(x - head.x) / Math.max(1, shouldersPx),
    belowWaist: (y - between(chest, hips, 0.72).y) / torsoPx,
    belowKnees: (y - (knees[0].y + knees[1].y) / 2) / torsoPx,
    belowAnkles: (y - Math.max(ankles[0].y, ankles[1].y)) / torsoPx,
  };
}

function isBetween({ joints, shouldersPx }: BodyFrame, x: number, down: number): boolean {
  const { leftShoulder, rightShoulder, leftHip, rightHip } = joints;
  const mix = (a: number, b: number) => a + (b - a) * down;
  const from = mix(Math.min(leftShoulder.x, rightShoulder.x), Math.min(leftHip.x, rightHip.x));
  const to = mix(Math.max(leftShoulder.x, rightShoulder.x), Math.max(leftHip.x, rightHip.x));
  return x > from - shouldersPx * 0.04 && x < to + shouldersPx * 0.04;
}

function skinCost(colour: LabColour, place: Place, { skin }: Seeds): number {
  const looks = isSkinLike(colour);
  let cost = skin.length > 0 ? gapTo(skin, colour) : looks ? 12 : 40;
  if (!looks) cost += 9;
  if (place.toHead < 1.3) cost -= 8;
  if (place.toHand < 0.2) cost -= 4;
  const isTrunk = place.down > 0.25 && place.down < 0.95 && place.toForearm > 0.1;
  return isTrunk && place.isBetweenSides ? cost + 7 : cost;
}

function hairCost(colour: LabColour, place: Place, { hair, upper }: Seeds): number {
  let cost = hair.length > 0 ? gapTo(hair, colour) : 30;
  if (!place.frame.isFaceSeen) cost += 20;
  cost += Math.max(0, (place.down - 0.15) * 40) + (place.asideOfHead > 0.75 ? 20 : 0);
  if (place.toHead < 0.7) cost += 10;
  if (place.down < -0.2 && place.toHead > 1.2) cost -= 6;
  const isLikeCloth = hair.some((known) => gapTo(upper, known) < 10);
  return place.down > 0.1 && isLikeCloth ? cost + 12 : cost;
}

const COLLAR = -0.16;

/** Half the width of a sleeve, in torso lengths: within it below the waist is sleeve, not skirt. */
const SLEEVE = 0.16;
const NO_SKIRT = 8;

function upperCost(colour: LabColour, place: Place, { upper, isOnePiece }: Seeds): number {
  let cost = gapTo(upper, colour) * 0.8;
  const isRaisedArm = place.toArm < 0.12 && place.toHead > 1.5;
  if (place.down < COLLAR && !isRaisedArm) cost += (COLLAR - place.down) * 120;
  if (place.toSpine > 0.5 && place.toArm > 0.16) cost += 15;
  if (isOnePiece) cost += Math.min(12, Math.max(0, place.belowKnees) * 14);
  else if (place.toSleeve > SLEEVE) cost += Math.min(40, Math.max(-6, place.belowWaist * 22));
  if (place.toHead < 1.1) cost += 25;
  return place.down > 0.05 && place.down < 0.6 && place.toSpine < 0.25 ? cost - 5 : cost;
}

function lowerCost(colour: LabColour, place: Place, { lower }: Seeds): number {
  const cost = lower.length > 0 ? gapTo(lower, colour) * 0.8 : 90;
  const above = Math.min(80, Math.max(-4, -place.belowWaist * 40));
  const aside = place.toSleeve < SLEEVE ? NO_SKIRT : 0;
  return cost + above + aside + (place.belowAnkles > 0.02 ? 8 : 0);
}

function shoeCost(colour: LabColour, place: Place, { shoes }: Seeds): number {
  const cost = shoes.length > 0 ? gapTo(shoes, colour) * 0.9 : 60;
  return cost + Math.max(0, (-place.belowAnkles - 0.06) * 120);
}

/** Cost of the label "held", for colours of no cloth near a hand. */
function heldCost({ toHand, toHead, toSpine, toForearm }: Place): number {
  if (toHead < 2.5) return NEVER;
  const isSleeve = toForearm < 0.14 && toHand > 0.18;
  return (isSleeve ? 25 : 13) + Math.max(0, toHand - 0.35) * 40 + (toSpine < 0.15 ? 8 : 0);
}
