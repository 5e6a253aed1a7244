import { cutAlong, placeAlong } from '../../../../core/scene/curve.ts';
import {
  add,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clippedPen } from '../clipped-pen.ts';
import { layerOfArm } from '../sleeves/sleeve.ts';
import type { SleeveShape } from '../sleeves/sleeve-shape.ts';

type Ribbed = {
  sleeves: Partial<Record<Side, SleeveShape>>;
  /** Outlines of the cloth of its body. */
  cloth: readonly Polyline[];
};

/** Ribbed bands at the hem and both cuffs. */
export function drawRibs(context: DressContext, top: GarmentTop, { sleeves, cloth }: Ribbed): void {
  const { cut } = top;
  const pen = clippedPen(context.scene.on(top.layer, top.order), cloth);
  drawRibAlong(pen, cut.hem, { height: cut.unit * 0.17, step: cut.unit * 0.035 });
  for (const side of SIDES) {
    const shape = sleeves[side];
    if (!shape) continue;
    const arm = context.scene.on(layerOfArm(cut.body.arm[side]), 1 + top.order);
    const up = unitOf(subtract(shape.along.axis(0.9), shape.along.axis(1)));
    drawRibAlong(arm, shape.hem, { height: cut.unit * 0.15, step: cut.unit * 0.03, up });
  }
}

type Rib = { height: number; step: number; up?: Point };

/** Lines of a rib that stands on an edge, and the seam at its other side. */
function drawRibAlong(pen: LayerPen, edge: Polyline, { height, step, up = [0, -1] }: Rib): void {
  const at = placeAlong(edge);
  const long = edge.reduce(
    (sum, p, i) => sum + (i === 0 ? 0 : Math.hypot(p[0] - edge[i - 1][0], p[1] - edge[i - 1][1])),
    0,
  );
  const count = Math.max(4, Math.round(long / step));
  const raise = ([x, y]: Point, part = 1): Point =>
    add([x, y], [up[0] * height * part, up[1] * height * part]);
  for (let i = 1; i < count; i += 1) {
    const from = at(i / count);
    pen.stroke('detail', [raise(from, 0.06), raise(from, 0.94)], {
      weight: 0.5,
      taper: [0.15, 0.15],
    });
  }
  pen.stroke(
    'seam',
    cutAlong(edge, 0, 1).map((p) => raise(p)),
    { weight: 0.9, taper: [0.02, 0.02] },
  );
}

/** Moves a place of a neckline away from the neck, in units of the frame. */
export function awayFromNeck({ cut }: GarmentTop, by: number): (at: Point) => Point {
  const centre = cut.frame.at(0, -0.25);
  return (at) => add(at, times(unitOf(subtract(at, centre)), cut.unit * by));
}

/** A band of rib along a neckline. */
export function drawNeckRib(context: DressContext, top: GarmentTop, edge: Polyline): void {
  const pen = context.scene.on(top.layer, top.order);
  const outwards = awayFromNeck(top, 0.07);
  const inner = cutAlong(edge, 0.02, 0.98, 5);
  pen.stroke('seam', inner.map(outwards), { weight: 0.85, taper: [0.02, 0.02] });
  for (const p of inner.slice(1, -1))
    pen.stroke('detail', [p, outwards(p)], { weight: 0.45, taper: [0.1, 0.2] });
}
