import { lerp } from '../../../../core/interpolate.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import { waistPart } from '../bodice/body-folds.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion, undersideOf } from '../skirt-cloth.ts';

const CROSSINGS = 8;
/** Half the width of the opening, and where the eyelets are, in units of the frame. */
const OPENING = 0.07;
const EYELETS = 0.13;

/** A back that is laced: a narrow opening from the upper edge to the waist, eyelets, and a crossed cord tied below. */
export function drawBackLacing(context: DressContext, top: GarmentTop, edge: Point): void {
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order);
  const from = Math.max(0.02, cut.partAt(edge[1]) + 0.01);
  const to = Math.max(from + 0.2, Math.min(0.97, waistPart(cut) * 0.98));
  const at = (x: number, i: number): Point => cut.on(x, lerp(from, to, i / CROSSINGS));
  const rows = Array.from({ length: CROSSINGS + 1 }, (_, i) => i);
  const outline = [
    ...rows.map((i) => at(-OPENING, i)),
    ...rows.map((i) => at(OPENING, i)).toReversed(),
  ];
  const inside = clothRegion(context, { part: 'back opening', outline, reserve: 0 });
  pen.region({ ...inside, colour: undersideOf(context.piece) });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
  const { colour } = clothOfRegion(context.piece, 'cord');
  const cord = { weight: 1.7, taper: [0, 0] as const, ...(colour && { colour }) };
  for (const i of rows.slice(1)) {
    pen.stroke('detail', [at(-EYELETS, i - 1), at(EYELETS, i)], cord);
    pen.stroke('detail', [at(EYELETS, i - 1), at(-EYELETS, i)], cord);
  }
  const { unit } = cut;
  for (const s of [-1, 1]) {
    const [x, y] = at(s * EYELETS, CROSSINGS);
    const end: Point = [x + s * unit * 0.05, y + unit * 0.42];
    const loop: Point[] = [
      at(0, CROSSINGS),
      [x + s * unit * 0.12, y - unit * 0.03],
      [x + s * unit * 0.12, y + unit * 0.09],
      at(0, CROSSINGS),
    ];
    pen.stroke('detail', loop, cord);
    pen.stroke('detail', [at(0, CROSSINGS), end], cord);
  }
}
