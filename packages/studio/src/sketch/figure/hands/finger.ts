import { radiansOf } from '../../../core/radians.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { HandFrame } from './hand-frame.ts';

/** A finger in the measures of its hand frame; angles in degrees towards the thumb's side. */
export type Finger = {
  base: readonly [u: number, v: number];
  angle: number;
  length: number;
  /** How much each joint turns on. */
  bend: number;
  width: number;
  hasNail?: boolean;
};

const JOINTS = [0, 0.42, 0.74, 1] as const;
const WIDTHS = [1, 0.98, 0.86, 0.62] as const;

/** A tapered finger of three bones with a round tip, open at its base. */
export function drawFinger({ pen, skin, part, stout, at }: HandFrame, finger: Finger): void {
  const { base, length, bend } = finger;
  const half = (finger.width * stout) / 2;
  const spine: (readonly [number, number])[] = [base];
  let angle = radiansOf(finger.angle);
  const angles = [angle];
  for (let i = 1; i < JOINTS.length; i += 1) {
    const bone = (JOINTS[i] - JOINTS[i - 1]) * length;
    const [u, v] = spine[i - 1];
    spine.push([u + Math.cos(angle) * bone, v + Math.sin(angle) * bone]);
    angles.push(angle);
    angle += radiansOf(bend);
  }
  const edge = (sign: -1 | 1): Point[] =>
    spine.map(([u, v], i) => {
      const reach = sign * half * WIDTHS[i];
      const turn = i < 3 ? (angles[i] + angles[Math.min(3, i + 1)]) / 2 : angles[i];
      return at(u - Math.sin(turn) * reach, v + Math.cos(turn) * reach);
    });
  const [tipU, tipV] = spine[3];
  const tip = at(
    tipU + Math.cos(angles[3]) * half * 0.85,
    tipV + Math.sin(angles[3]) * half * 0.85,
  );
  const contour = smoothCurve([...edge(1), tip, ...edge(-1).toReversed()], { stepPx: 1.5 });
  pen.region({ class: 'skin', part, colour: skin, outlines: [contour], reserve: 0 });
  pen.stroke('contour', contour, { weight: 0.4, taper: [0.16, 0.16] });
}
