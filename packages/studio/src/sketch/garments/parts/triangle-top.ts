import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { SIDES, signOf } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';

/** A bikini's top: two triangles on cords, tied behind neck and back. From behind only the cords are seen. */
export function drawTriangleTop(context: DressContext): void {
  const { body, scene } = context;
  const { unit } = body;
  const pen = scene.on('upper');
  const cord = (points: readonly Point[]) => {
    pen.stroke('contour', smoothCurve(points), {
      weight: 1.9,
      colour: context.piece.colour,
      taper: [0, 0],
    });
    pen.stroke('contour', smoothCurve(points), { weight: 0.6, taper: [0, 0] });
  };
  const band = (across: number) => body.front(across, 2.12);
  if (body.isBack) {
    cord([body.side('left', 2.05), band(0), body.side('right', 2.05)]);
    for (const side of SIDES) {
      const s = signOf(side);
      cord([add(body.neckBase[side], [0, -unit * 0.02]), body.front(0, 0.1)]);
      cord([band(0), add(band(0), [s * unit * 0.12, unit * 0.22])]);
    }
    return;
  }
  for (const side of SIDES) {
    const s = signOf(side);
    const bust = body.bust[side];
    const top = add(between(bust, body.neckBase[side], 0.36), [s * unit * 0.05, 0]);
    const inner = add(band(s * 0.1), [0, unit * 0.01]);
    const outer = body.side(side, 2, -unit * 0.01);
    cord([
      top,
      between(top, body.neckBase[side], 0.55),
      add(body.neckBase[side], [-s * 2, -unit * 0.06]),
    ]);
    const inside = smoothCurve([top, add(between(top, inner, 0.5), [s * unit * 0.045, 0]), inner]);
    const outside = smoothCurve([
      top,
      add(between(top, outer, 0.5), [-s * unit * 0.02, unit * 0.03]),
      outer,
    ]);
    const low = smoothCurve([inner, add(between(inner, outer, 0.5), [0, unit * 0.05]), outer]);
    const outline = [...outside, ...low.toReversed(), ...inside.toReversed()];
    const shade = smoothCurve(
      [
        inner,
        add(bust, [s * unit * 0.05, unit * 0.06]),
        outer,
        add(between(inner, outer, 0.5), [0, unit * 0.07]),
      ],
      { closed: true },
    );
    pen.region(
      clothRegion(context, { part: `cup ${side}`, outline, shade: [shade], reserve: 0.35 }),
    );
    pen.stroke('contour', inside, { weight: 0.95 });
    pen.stroke('contour', outside, { weight: 0.95, isShadowSide: side === 'right' });
    pen.stroke('contour', low, { weight: 1 });
    for (const part of [0.35, 0.55, 0.75]) {
      const at = between(inner, outer, part);
      pen.stroke('fold', [at, between(at, bust, 0.45)], { weight: 0.7, taper: [0.02, 0.7] });
    }
  }
  cord([
    body.side('left', 2),
    band(-0.1),
    add(band(0), [0, unit * 0.015]),
    band(0.1),
    body.side('right', 2),
  ]);
}
