import type { Spot } from '../parse/point.ts';
import type { Joints } from '../pose/joints.ts';

/** What a garment's surroundings say of it, pixel by pixel: itself, something before it, or its end. */
export const PLACE = {
  /** The wall, the air: the garment has ended. */
  ground: 0,
  cloth: 1,
  /** Hair, a hand, a bag: the garment may go on behind. */
  veil: 2,
  /** Skin or another garment: the garment has ended. */
  other: 3,
} as const;

/** A worn garment turned so that the torso stands upright; lengths in pixels of the photo. */
export type GarmentView = {
  width: number;
  height: number;
  /** One PLACE a pixel. */
  places: Uint8Array;
  joints: Joints;
  torsoPx: number;
  /** Where a spot of the view lies in the photo. */
  toPhoto: (x: number, y: number) => Spot;
};

/** The two sides of a garment, as they lie in the picture. */
export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];

/** A shoulder, an elbow and so on of the side of the picture that it lies on. */
export type Limb = { shoulder: Spot; elbow: Spot; wrist: Spot; hip: Spot; knee: Spot; ankle: Spot };

/** Left and right limbs as seen: people seen from behind have them the other way round. */
export function limbsOf(joints: Joints): Record<Side, Limb> {
  const own = (of: 'left' | 'right'): Limb => ({
    shoulder: joints[`${of}Shoulder`],
    elbow: joints[`${of}Elbow`],
    wrist: joints[`${of}Wrist`],
    hip: joints[`${of}Hip`],
    knee: joints[`${of}Knee`],
    ankle: joints[`${of}Ankle`],
  });
  const isFacing = joints.leftShoulder.x >= joints.rightShoulder.x;
  return isFacing ? { [-1]: own('right'), 1: own('left') } : { [-1]: own('left'), 1: own('right') };
}

/** The place at a spot; beyond the picture the garment may go on. */
export function placeAt({ width, height, places }: GarmentView, x: number, y: number): number {
  const i = Math.round(x);
  const j = Math.round(y);
  return i < 0 || j < 0 || i >= width || j >= height ? PLACE.veil : places[j * width + i];
}
