import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, distance, type Point, times } from '../../../../core/scene/point.ts';
import { type Body, type Side, signOf } from '../../../figure/body.ts';
import { alongArm } from './along-arm.ts';
import type { Room } from './fits.ts';
import type { TrunkFrame } from './trunk-frame.ts';

type Shoulder = { frame: TrunkFrame; room: Room; pad?: number };

/** The end of the shoulder seam, where the sleeve begins: on the shoulder, or dropped onto the arm. */
export function tipOf(body: Body, side: Side, { frame, room, pad = 0 }: Shoulder): Point {
  const { drop } = room;
  const { unit } = frame;
  const lift = unit * (0.025 + pad * 0.3);
  const dropped = dropPart(body, side, drop * unit);
  if (dropped === 0) {
    const far = frame.width[side] * (drop + pad - 0.02);
    const out = times(frame.acrossAt(0), signOf(side) * far);
    return add(add(body.shoulder[side], out), [0, 0.8 * far * slopeOf(body, side) - lift]);
  }
  return alongArm(body.arm[side]).outer(dropped, tipEase(room, unit));
}

/** How far the shoulder falls for a pixel outwards. */
function slopeOf(body: Body, side: Side): number {
  const [neck, tip] = [body.neckBase[side], body.shoulder[side]];
  return (tip[1] - neck[1]) / Math.max(1, Math.abs(tip[0] - neck[0]));
}

/** How far a dropped tip stands off the arm. */
export const tipEase = ({ drop }: Room, unit: number): number => unit * (0.035 + drop * 0.25);

/** The part of the arm to which a shoulder seam falls; 0 where it stays on the shoulder. */
function dropPart(body: Body, side: Side, px: number): number {
  const { axis, elbow, wrist } = body.arm[side];
  const long = distance(axis[0], elbow) + distance(elbow, wrist);
  return px < long * 0.03 ? 0 : Math.min(0.17, px / long + 0.05);
}

/** The shoulder seam of the cloth, a little above the skin: men's is carried by broad muscles. */
export function shoulderRow(
  body: Body,
  side: Side,
  { frame, tip }: { frame: TrunkFrame; tip: Point },
): Point[] {
  const rise = body.kind === 'man' ? 0.085 : 0.035;
  const on = (part: number, lift: number) =>
    add(frame.shoulderAt(side, part), [0, -frame.unit * lift]);
  const isDropped = distance(tip, body.shoulder[side]) > frame.unit * 0.14;
  const middle = [on(0.3, rise), on(0.68, 0.4 * rise + 0.035)];
  return smoothCurve([on(0, 0.02), ...middle, ...(isDropped ? [on(0.92, 0.045)] : []), tip]);
}
