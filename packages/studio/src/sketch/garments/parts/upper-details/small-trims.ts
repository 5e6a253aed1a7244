import { adjust } from '../../../../core/colour.ts';
import { placeAlong } from '../../../../core/scene/curve.ts';
import { distance, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { dot, oval } from '../prints/figures.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { layerOfArm } from '../sleeves/sleeve.ts';
import type { SleeveShape } from '../sleeves/sleeve-shape.ts';
import { drawBreastWelt } from './pockets.ts';

const LINEN = '#f6f2e8';

/** A folded handkerchief in the breast pocket, on the wearer's left. */
export function drawPocketSquare(context: DressContext, top: GarmentTop): void {
  const { frame } = top.cut;
  const pen = context.scene.on(top.layer, top.order);
  const outline = [
    frame.at(0.31, 0.83),
    frame.at(0.315, 0.71),
    frame.at(0.355, 0.63),
    frame.at(0.39, 0.7),
    frame.at(0.43, 0.615),
    frame.at(0.475, 0.68),
    frame.at(0.485, 0.79),
  ];
  const colour = clothOfRegion(context.piece, 'pocket square').colour ?? LINEN;
  pen.region({
    ...clothRegion(context, { part: 'pocket square', outline, reserve: 0.3 }),
    colour,
    fabric: 'cotton',
    opacity: 1,
  });
  pen.stroke('detail', outline, { weight: 1, taper: [0, 0] });
  pen.stroke('fold', [frame.at(0.39, 0.7), frame.at(0.385, 0.8)], { weight: 0.8 });
  drawBreastWelt(context, top);
}

/** Oval patches on the elbows, towards the outside of sleeves that reach them. */
export function drawElbowPatches(
  context: DressContext,
  { order }: GarmentTop,
  sleeves: Partial<Record<Side, SleeveShape>>,
): void {
  const { unit, arm } = context.body;
  for (const side of SIDES) {
    const shape = sleeves[side];
    if (!shape) continue;
    const long = distance(shape.patch(0.5, 0), shape.patch(0.5, 1));
    if (long < unit * 1.4) continue;
    const pen = context.scene.on(layerOfArm(arm[side]), 1 + order);
    const u = side === 'left' ? 0.3 : 0.7;
    const around = Array.from({ length: 18 }, (_, i): Point => {
      const angle = (i / 18) * Math.PI * 2;
      return shape.patch(u + Math.cos(angle) * 0.27, 0.52 + (Math.sin(angle) * unit * 0.24) / long);
    });
    layPatch(context, pen, around);
  }
}

/** A patch of another cloth with stitches within its edge. */
export function layPatch(context: DressContext, pen: LayerPen, outline: Polyline): void {
  const { piece } = context;
  const colour = clothOfRegion(piece, 'patch').colour ?? piece.trim;
  pen.region({ ...clothRegion(context, { part: 'patch', outline, reserve: 0.2 }), colour });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.85, taper: [0, 0] });
  const middle = outline.reduce<Point>(
    ([x, y], at) => [x + at[0] / outline.length, y + at[1] / outline.length],
    [0, 0],
  );
  const within = outline.map(
    ([x, y]): Point => [middle[0] + (x - middle[0]) * 0.86, middle[1] + (y - middle[1]) * 0.86],
  );
  pen.stroke('stitch', [...within, within[0]], {
    colour: adjust(colour, colour > '#8' ? -0.3 : 0.3),
  });
}

const STEEL = '#c3c5cc';

/** Metal studs along the shoulders and in two rows above the hem. */
export function drawStuds(
  context: DressContext,
  top: GarmentTop,
  cloth: readonly Polyline[],
): void {
  const { cut, layer, order } = top;
  const pen = context.scene.on(layer, order + 0.2);
  const gap = cut.unit * 0.085;
  const shoulders = SIDES.flatMap((side) =>
    [0.1, 0.19].map((down) =>
      [0.3, 0.6, 0.9].map((part): Point => {
        const [x, y] = cut.shoulder(side, part);
        return [x, y + cut.unit * down];
      }),
    ),
  );
  const hems = [0.06, 0.14].map((up) => cut.hem.map(([x, y]): Point => [x, y - cut.unit * up]));
  for (const row of [...shoulders, ...hems]) studRow(context, pen, { row, gap, cloth });
}

type StudRow = { row: Polyline; gap: number; cloth: readonly Polyline[] };

function studRow({ piece, body }: DressContext, pen: LayerPen, { row, gap }: StudRow): void {
  const at = placeAlong(row);
  const long = row.slice(1).reduce((sum, point, i) => sum + distance(point, row[i]), 0);
  const count = Math.max(3, Math.round(long / gap));
  const radius = body.unit * 0.022;
  for (let i = 1; i < count; i += 1) {
    const { outline } = dot(at(i / count), radius, STEEL);
    pen.region({
      class: 'accessory',
      part: 'stud',
      garment: piece.garment.id,
      outlines: [outline],
      colour: STEEL,
      fabric: 'metallic',
      reserve: 0.4,
    });
    pen.stroke('detail', [...outline, outline[0]], { weight: 0.7, taper: [0, 0] });
  }
}

/** Rounds of the garment's own cloth below an edge, side by side. */
export function drawScallops(
  context: DressContext,
  pen: LayerPen,
  { edge, px }: { edge: Polyline; px: number },
): void {
  const at = placeAlong(edge);
  const long = edge.slice(1).reduce((sum, point, i) => sum + distance(point, edge[i]), 0);
  const count = Math.max(3, Math.round(long / (px * 2.7)));
  for (let i = 0; i < count; i += 1) {
    const [x, y] = at((i + 0.5) / count);
    const half = long / count / 2;
    const outline = oval({ at: [x, y - px * 0.3], rx: half * 1.03, ry: px, turn: 0 }, 24);
    pen.region(clothRegion(context, { part: 'scallop', outline, reserve: 0.25 }));
    const low = Array.from({ length: 13 }, (_, k): Point => {
      const angle = (k / 12) * Math.PI;
      return [x + Math.cos(angle) * half * 1.03, y - px * 0.3 + Math.sin(angle) * px];
    });
    pen.stroke('contour', low, { weight: 0.95, taper: [0, 0] });
  }
}

/** Loose threads below an edge. */
export function drawFrayed(context: DressContext, pen: LayerPen, edge: Polyline): void {
  const { body, piece, rng } = context;
  const at = placeAlong(edge);
  const long = edge.slice(1).reduce((sum, point, i) => sum + distance(point, edge[i]), 0);
  const count = Math.round(long / (body.unit * 0.018));
  const tones = [adjust(piece.colour, 0.22), adjust(piece.colour, 0.1), '#f1ece0'];
  for (let i = 0; i <= count; i += 1) {
    const [x, y] = at(i / count);
    const down = body.unit * rng.range(0.05, 0.13);
    pen.stroke(
      'detail',
      [
        [x, y - 1],
        [x + rng.range(-2, 2), y + down],
      ],
      { weight: 1.1, taper: [0, 0.4], ...(i % 3 === 0 ? {} : { colour: rng.pick(tones) }) },
    );
  }
}
