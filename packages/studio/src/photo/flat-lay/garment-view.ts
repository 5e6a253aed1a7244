import type { Spot } from '../parse/point.ts';
import { isSeen, type Joint, type Joints } from '../pose/joints.ts';

/** Classes of pixels around a garment: the garment, an object in front of it, or the place where it ends. */
export const PLACE = {
  /** The wall, the air: the garment has ended. */
  ground: 0,
  cloth: 1,
  /** Hair, a hand, a bag: the garment may go on behind. */
  veil: 2,
  /** Skin, or shoes: the garment has ended. */
  other: 3,
  /** Another garment, below it: it has ended, or is tucked in. */
  garment: 4,
} as const;

/** A worn garment turned so that the torso stands upright; lengths in pixels of the photo. */
export type GarmentView = {
  width: number;
  height: number;
  /** One PLACE a pixel. */
  places: Uint8Array;
  joints: Joints;
  torsoPx: number;
  /** Coordinates in the photo of a spot of the view. */
  toPhoto: (x: number, y: number) => Spot;
};

/** The two sides of a garment, as they lie in the picture. */
export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];

/** A shoulder, an elbow and so on of the side of the picture that it lies on. */
export type Limb = { shoulder: Spot; elbow: Spot; wrist: Spot; hip: Spot; knee: Spot; ankle: Spot };

/**
 * Left and right limbs as seen: people seen from behind have them the other way round. Knees and
 * ankles that are not seen hang straight down.
 */
export function limbsOf({ joints, torsoPx }: Pick<GarmentView, 'joints' | 'torsoPx'>) {
  const below = (joint: Joint, above: Spot): Spot =>
    isSeen(joint) ? joint : { x: above.x, y: above.y + torsoPx * 0.92 };
  const own = (of: 'left' | 'right'): Limb => {
    const hip = joints[`${of}Hip`];
    const knee = below(joints[`${of}Knee`], hip);
    return {
      shoulder: joints[`${of}Shoulder`],
      elbow: joints[`${of}Elbow`],
      wrist: joints[`${of}Wrist`],
      hip,
      knee,
      ankle: below(joints[`${of}Ankle`], knee),
    };
  };
  const isFacing = joints.leftShoulder.x >= joints.rightShoulder.x;
  const limbs: Record<Side, Limb> = isFacing
    ? { [-1]: own('right'), 1: own('left') }
    : { [-1]: own('left'), 1: own('right') };
  return limbs;
}

/** The place at a spot; beyond the picture the garment may go on. */
export function placeAt({ width, height, places }: GarmentView, x: number, y: number): number {
  const i = Math.round(x);
  const j = Math.round(y);
  return i < 0 || j < 0 || i >= width || j >= height ? PLACE.veil : places[j * width + i];
}
