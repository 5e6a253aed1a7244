import { between, type Point } from '../../../core/scene/point.ts';
import { type Body, type Side, signOf } from '../body.ts';
import type { FaceFrame } from '../face/face-frame.ts';

/** The place on a hat, in heads, by which it is held: its rim. */
const RIM: Point = [0, -0.27];
/** Radians by which a hat that hangs from a hand is turned. */
const TURNED = 1.15;

/** The frame in which a hat is drawn that hangs from a hand by its rim. */
export function frameInHand(frame: FaceFrame, body: Body, side: Side): FaceFrame {
  const { wrist, fingertips } = body.arm[side];
  const [x, y] = between(wrist, fingertips, 0.8);
  const unit = frame.head.heightPx;
  const turn = signOf(side) * TURNED;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Point => {
    const [dx, dy] = [u - RIM[0], v - RIM[1] + 0.1];
    return [x + (dx * cos - dy * sin) * unit, y + (dx * sin + dy * cos) * unit];
  };
  const on: FaceFrame['on'] = (u, v, rise = 0) => at(u, v + rise * 0.35);
  return { ...frame, angle: 0, aside: 0, head: { ...frame.head, at }, on };
}
