import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import { type Body, SIDES, type Side, signOf } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { drawButtons } from './closures/buttons.ts';
import { clothRegion, undersideOf } from './skirt-cloth.ts';

/** Trunk level of the waist seam that the tails hang from. */
const FROM = 3.05;

type Tails = { hemY: number };

/** The two tails of a coat, behind the legs; from behind they are all that is seen below the waist. */
export function drawTails(context: DressContext, tails: Tails): void {
  for (const side of SIDES) drawTail(context, side, tails);
  const { body, scene } = context;
  if (!body.isBack) return;
  const places = [-0.2, 0.2].map((x) => body.front(x, FROM));
  drawButtons(context, scene.on('outer', 16), { places, radiusPx: body.unit * 0.035 });
}

function drawTail(context: DressContext, side: Side, { hemY }: Tails): void {
  const { body, scene, piece } = context;
  const s = signOf(side);
  const { unit, isBack } = body;
  const outer = outerEdge(body, side, hemY);
  const end = outer[outer.length - 1];
  const middle = body.front(0, FROM);
  const vent = isBack ? 0 : 0.04;
  const foot: Point = [lerp(body.crotch[0], end[0], isBack ? 0.12 : 0.3), hemY + unit * 0.05];
  const inner = smoothCurve([
    add(middle, [s * vent * unit, 0]),
    [lerp(middle[0], foot[0], 0.3) + s * vent * unit, lerp(middle[1], hemY, 0.5)],
    foot,
  ]);
  const hem = smoothCurve([end, [lerp(end[0], foot[0], 0.5), hemY + unit * 0.05], foot]);
  const outline = [...outer, ...hem, ...inner.toReversed()];
  const far = inner.map(([x, y]): Point => [x + s * unit * 0.12, y]);
  const pen = isBack ? scene.on('outer', 15) : scene.on('garment-behind', 6);
  pen.region({
    ...clothRegion(context, {
      part: `tail ${side}`,
      outline,
      shade: [[...inner, ...far.toReversed()]],
      reserve: isBack ? 0.3 : 0,
    }),
    ...(isBack ? {} : { colour: undersideOf(piece) }),
  });
  pen.stroke('contour', outer, { isShadowSide: side === 'right' });
  pen.stroke('contour', hem, { taper: [0.02, 0.02] });
  pen.stroke('contour', inner, { weight: 0.9 });
  if (isBack && side === 'left')
    pen.stroke('seam', [body.side('left', FROM), middle, body.side('right', FROM)]);
}

/** Close over the hips, then narrowing, and outside of the legs. */
function outerEdge(body: Body, side: Side, hemY: number): Point[] {
  const s = signOf(side);
  const { unit } = body;
  const top = body.side(side, FROM, unit * 0.03);
  const hip = body.side(side, 3.9, unit * 0.04);
  const low = [0.35, 0.7, 1].map((part): Point => {
    const y = lerp(hip[1], hemY, part);
    const beside = s * body.reach(side, y) + unit * (0.06 + 0.2 * part);
    return [s * Math.max(beside, s * hip[0] - unit * 0.04), y];
  });
  return smoothCurve([top, hip, ...low]);
}
