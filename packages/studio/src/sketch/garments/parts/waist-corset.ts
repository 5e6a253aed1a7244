import type { Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { TrunkLevel } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';
import { bandAbout, centreOf } from './waist-band.ts';

type CorsetOptions = { level: TrunkLevel; easePx: number };

/** A boned waist from under the bust to the hip, laced at centre front. */
export function drawCorset(context: DressContext, pen: LayerPen, options: CorsetOptions): void {
  const { body } = context;
  const { unit } = body;
  const rows = [2.35, 2.6, 2.85, options.level, 3.2, 3.4].map((level) =>
    bandAbout(body, { level, heightPx: 1, easePx: options.easePx * 0.7 }),
  );
  const at = (u: number, i: number) => rows[i].patch(u, 0.5);
  const down = (u: number): Polyline => rows.map((_, i) => at(u, i));
  const across = (i: number): Polyline => Array.from({ length: 13 }, (_, k) => at(k / 12, i));
  const last = rows.length - 1;
  const c = centreOf(body, options.level);
  const point = at(c, last);
  const lower = [...across(last)].map(([x, y]): [number, number] => {
    const near = Math.max(0, 1 - Math.abs(x - point[0]) / (unit * 0.45));
    return [x, y + unit * 0.16 * near];
  });
  const outline = [...down(0), ...lower, ...down(1).toReversed(), ...across(0).toReversed()];
  const far = [...down(0.84), ...down(1.03).toReversed()];
  pen.region(clothRegion(context, { part: 'corset', outline, shade: [far], reserve: 0.4 }));
  pen.stroke('contour', down(0));
  pen.stroke('contour', down(1), { weight: 1.2, isShadowSide: true });
  pen.stroke('contour', lower);
  pen.stroke('contour', across(0), { weight: 0.9 });
  for (const u of [0.22, 0.38, 0.64, 0.8]) pen.stroke('seam', down(u), { weight: 0.8 });
  for (let i = 0; i < last; i += 1) {
    const half = 0.07;
    pen.stroke('detail', [at(c - half, i), at(c + half, i + 1)], { weight: 1, taper: [0, 0] });
    pen.stroke('detail', [at(c + half, i), at(c - half, i + 1)], { weight: 1, taper: [0, 0] });
  }
  for (const u of [c - 0.075, c + 0.075]) pen.stroke('seam', down(u), { weight: 0.9 });
}
