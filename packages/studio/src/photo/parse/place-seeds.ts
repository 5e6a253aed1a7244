import { isSeen } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { BodyFrame } from './body-frame.ts';
import { type ColourModel, gapTo, isSkinLike, type LabColour } from './colour-model.ts';
import { along, between, type Spot } from './point.ts';

/** The colours that a person's parts have in this photo. */
export type Seeds = {
  skin: ColourModel;
  hair: ColourModel;
  upper: ColourModel;
  lower: ColourModel;
  shoes: ColourModel;
  /** Forearms in sleeves, each from its elbow to before its wrist. */
  sleeves: readonly (readonly [Spot, Spot])[];
  /** The upper garment goes on over the thighs: a dress, a jumpsuit, a long coat. */
  isOnePiece: boolean;
};

/** Takes colours where the pose says that skin, hair and clothes are. */
export function placeSeeds(pieces: Superpixels, frame: BodyFrame): Seeds {
  const pick = (spots: readonly Spot[]) => spots.flatMap((spot) => colourAt(pieces, spot));
  const { chest, hips, shouldersPx, torsoPx, knees, ankles } = frame;
  const aside = shouldersPx * 0.22;
  const torso = pick(along(chest, hips, [0.25, 0.35, 0.45, 0.55, 0.65], [0, -aside, aside]));
  const skin = skinColours(frame, pick, torso);
  const awayFromSkin = (least: number) => (colour: LabColour) =>
    skin.length === 0 || gapTo(skin, colour) > least;
  const hair = pick(hairSpots(frame)).filter(awayFromSkin(9));
  const cloth = torso.filter(awayFromSkin(frame.isFaceSeen ? 7 : 11));
  const upper = withoutStrays(cloth.length > 3 ? cloth : torso);
  const { leftHip, rightHip } = frame.joints;
  const legs = pick([
    ...along(leftHip, knees[0], [0.25, 0.45, 0.65]),
    ...along(rightHip, knees[1], [0.25, 0.45, 0.65]),
    between(hips, between(knees[0], knees[1]), 0.15),
  ]).filter((colour) => awayFromSkin(10)(colour) || gapTo(upper, colour) < gapTo(skin, colour));
  const thighs = withoutStrays(legs);
  const feet = ankles.flatMap(({ x, y }) =>
    [0.13, 0.2].map((part) => ({ x, y: y + torsoPx * part })),
  );
  const { leftAnkle, rightAnkle } = frame.joints;
  const isFootSeen = isSeen(leftAnkle) || isSeen(rightAnkle);
  const isFootSure = Math.max(leftAnkle.score, rightAnkle.score) > 0.8;
  // Where the ankles are not sure, a colour like the trousers' is their hem.
  const isShoe = (colour: LabColour) =>
    awayFromSkin(10)(colour) && (isFootSure || gapTo(thighs, colour) > 8);
  // Hands may rest there.
  const waist = pick(along(chest, hips, [0.8, 0.95, 1.1])).filter(
    (colour) => gapTo(upper, colour) < gapTo(skin, colour, 20),
  );
  const isOnePiece = isSameCloth(upper, thighs, waist);
  return {
    skin,
    hair,
    upper,
    lower: isOnePiece ? [] : thighs,
    shoes: isFootSeen ? pick(feet).filter(isShoe) : [],
    sleeves: forearms(frame).filter((bone) => isSleeved(pick(along(...bone, SLEEVE)), upper, skin)),
    isOnePiece,
  };
}

const SURELY_SUBJECT = 0.6;

/** The colour of the piece at a spot, unless the spot lies outside the photo or the subject. */
function colourAt({ ids, width, height, subject, lab }: Superpixels, spot: Spot): LabColour[] {
  const x = Math.round(spot.x);
  const y = Math.round(spot.y);
  if (x < 0 || y < 0 || x >= width || y >= height) return [];
  const k = ids[y * width + x];
  if (subject[k] <= SURELY_SUBJECT) return [];
  return [[lab[k * 3], lab[k * 3 + 1], lab[k * 3 + 2]]];
}

/** Part of a forearm that its sleeve covers for sure: cuffs end before hands, bracelets are worn below. */
const TO_CUFF = 0.85;
const SLEEVE = [0, 0.25, 0.5, 0.7, 0.9];

function forearms({ joints }: BodyFrame): (readonly [Spot, Spot])[] {
  const { leftElbow, leftWrist, rightElbow, rightWrist } = joints;
  const bones = [
    [leftElbow, leftWrist],
    [rightElbow, rightWrist],
  ] as const;
  return bones
    .filter((bone) => bone.every(isSeen))
    .map(([elbow, wrist]) => [elbow, between(elbow, wrist, TO_CUFF)]);
}

/** Test of a forearm: most of it looks more like the torso's cloth than like skin, or not like skin at all. */
function isSleeved(colours: readonly LabColour[], upper: ColourModel, skin: ColourModel): boolean {
  const sleeve = colours.filter(
    (colour) => !isSkinLike(colour) || gapTo(upper, colour) < gapTo(skin, colour, 20),
  );
  return sleeve.length * 2 > colours.length;
}

type Pick = (spots: readonly Spot[]) => LabColour[];

/** The face first; neck, forearms and shins where they look like it, or like no cloth of the torso. */
function skinColours(frame: BodyFrame, pick: Pick, torso: ColourModel): LabColour[] {
  const skin = frame.isFaceSeen ? withoutFringe(pick(faceSpots(frame)).filter(isSkinLike)) : [];
  for (const colour of pick(limbSpots(frame)).filter(isSkinLike)) {
    const fromCloth = gapTo(torso, colour, 99);
    const isSkin =
      skin.length > 0 ? gapTo(skin, colour, 99) < Math.min(16, fromCloth) : fromCloth > 12;
    if (isSkin) skin.push(colour);
  }
  return skin;
}

/** Part of the face's usual lightness below which a spot shows a strand of hair before it. */
const DARKEST_PART = 0.4;

function withoutFringe(face: readonly LabColour[]): LabColour[] {
  const lightness = face.map(([light]) => light).toSorted((a, b) => a - b);
  const usual = lightness[Math.floor(lightness.length / 2)];
  return face.filter(([light]) => light >= usual * DARKEST_PART);
}

function faceSpots({ head: { x, y }, facePx: r }: BodyFrame): Spot[] {
  return [
    { x, y },
    { x: x - r * 0.35, y: y + r * 0.1 },
    { x: x + r * 0.35, y: y + r * 0.1 },
    { x, y: y - r * 0.5 },
    { x, y: y + r * 0.75 },
  ];
}

function limbSpots({ chest, head, joints, knees, ankles }: BodyFrame): Spot[] {
  const { leftElbow, leftWrist, rightElbow, rightWrist, leftKnee, rightKnee } = joints;
  const arms = [
    [leftElbow, leftWrist],
    [rightElbow, rightWrist],
  ].flatMap(([elbow, wrist]) =>
    isSeen(elbow) && isSeen(wrist) ? along(elbow, wrist, [0.5, 0.8, 1, 1.15]) : [],
  );
  const legs = [leftKnee, rightKnee].flatMap((knee, side) =>
    isSeen(knee) ? along(knees[side], ankles[side], [0, 0.4, 0.6]) : [],
  );
  return [between(chest, head, 0.3), between(chest, head, 0.45), ...arms, ...legs];
}

function hairSpots({ head: { x, y }, facePx: r, isFaceSeen }: BodyFrame): Spot[] {
  if (!isFaceSeen) return [];
  return [
    { x, y: y - r * 1.9 },
    { x: x - r * 0.9, y: y - r * 1.2 },
    { x: x + r * 0.9, y: y - r * 1.2 },
    { x: x - r * 0.5, y: y - r * 1.6 },
    { x: x + r * 0.5, y: y - r * 1.6 },
  ];
}

/**
 * Colours of one cloth. Where most are alike, the others belong to an object in front of it: a bag,
 * a sleeve. Where they all differ, the cloth has several colours.
 */
function withoutStrays(colours: LabColour[]): LabColour[] {
  for (const colour of colours) {
    const alike = colours.filter((other) => gapTo([colour], other) < 14);
    if (alike.length >= colours.length * 0.6) return alike;
  }
  return colours;
}

function isSameCloth(upper: ColourModel, thighs: ColourModel, waist: ColourModel): boolean {
  if (upper.length < 3 || thighs.length < 2) return false;
  const isLike = (colour: LabColour) => upper.some((known) => shadedGap(known, colour) < 10);
  return (
    thighs.filter(isLike).length >= thighs.length * 0.65 &&
    waist.filter(isLike).length >= waist.length * 0.65
  );
}

const shadedGap = (a: LabColour, b: LabColour) =>
  Math.hypot((a[0] - b[0]) * 0.8, a[1] - b[1], a[2] - b[2]);
