import type { Hex } from '../../../core/colour.ts';
import { distance, type Point, subtract, unitOf } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Arm, type Side, signOf } from '../body.ts';

/** A hand to be drawn: u runs from the wrist (0) to the fingertips (1), v in the same measure to the thumb's side. */
export type HandFrame = {
  pen: LayerPen;
  skin: Hex;
  part: string;
  side: Side;
  /** Stoutness of the fingers: 1 a woman's. */
  stout: number;
  /** Half the wrist's width in hand lengths. */
  wrist: number;
  at: (u: number, v: number) => Point;
};

export type HandInput = {
  pen: LayerPen;
  skin: Hex;
  arm: Arm;
  side: Side;
  stout: number;
  /** Where the thumb points: 'inner' to the trunk's middle, 'up' the page. */
  thumb: 'inner' | 'up';
};

/** The frame of a hand on its arm. */
export function handFrameOf({ pen, skin, arm, side, stout, thumb }: HandInput): HandFrame {
  const along = unitOf(subtract(arm.fingertips, arm.wrist));
  const px = distance(arm.fingertips, arm.wrist);
  let across: Point = [-along[1], along[0]];
  const isRight = thumb === 'up' ? across[1] < 0 : across[0] * -signOf(side) > 0;
  if (!isRight) across = [-across[0], -across[1]];
  return {
    pen,
    skin,
    part: `hand ${side}`,
    side,
    stout,
    wrist: arm.halfWidth(1) / px,
    at: (u, v) => [
      arm.wrist[0] + (along[0] * u + across[0] * v) * px,
      arm.wrist[1] + (along[1] * u + across[1] * v) * px,
    ],
  };
}
