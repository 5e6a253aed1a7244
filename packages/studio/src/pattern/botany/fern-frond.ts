import { adjust, type Hex } from '../../core/colour.ts';
import { lerp } from '../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { drawStalk, type Stalk } from './stalk.ts';

const TEETH = 6;

/** A pinna: a slim blade with round teeth on both sides, from (0, 0) upwards. */
function pinna(length: number, width: number): PathPoint[] {
  const right: PathPoint[] = [[width * 0.08, 0]];
  for (let tooth = 0; tooth < TEETH; tooth += 1) {
    const t = (tooth + 0.55) / TEETH;
    const half = (width / 2) * (1 - t ** 1.7);
    right.push([half, -length * t], [half * 0.45, -length * (t + 0.5 / TEETH)]);
  }
  const left = right.map(([x, y]): PathPoint => [-x, y]).toReversed();
  return [...right, [0, -length * 1.04], ...left];
}

/** Draws a fern frond along its stalk: toothed pinnae, longest a third of the way up. */
export function fernFrond(
  pen: Pen,
  { stalk, length }: { stalk: Stalk; length: number },
  { leaf, stem }: { leaf: Hex; stem: Hex },
): void {
  const pairs = length > 130 ? Math.round(17 * Math.max(1, length / 260)) : 13;
  for (let pair = pairs - 1; pair >= 0; pair -= 1) {
    const t = lerp(0.12, 0.985, pair / (pairs - 1));
    const reach =
      Math.min(length, 210) *
      (0.32 * Math.sin(Math.PI * lerp(0.26, 1, (t - 0.1) / 0.9) ** 0.9) + 0.018);
    const at = stalk(t);
    for (const side of [-1, 1]) {
      inFrame(pen, { ...at, turn: at.turn + side * lerp(1.3, 0.75, t) }, () =>
        paint(pen, (ctx) => closedCurve(ctx, pinna(reach, (length / pairs) * 0.86), 0.9), {
          colour: adjust(leaf, -0.05),
          tip: adjust(leaf, 0.06 + side * 0.02),
          length: reach,
          width: length / pairs,
        }),
      );
    }
  }
  drawStalk(pen, stalk, { width: Math.max(1.4, length * 0.017), colour: stem, tip: 0.2 });
}
