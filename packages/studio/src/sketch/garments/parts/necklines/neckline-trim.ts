import { cutAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { Neckline } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import { foldAlong } from '../bodice/fold.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawLaceTrim } from '../lace-trim.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { drawNeckLoop } from './neck-loop.ts';
import { NECKLINE_CUTS } from './neckline-cuts.ts';

/** Necks at which no lace is sewn on. */
const COLLARED: ReadonlySet<Neckline> = new Set<Neckline>(['cowl', 'keyhole']);

type Trim = { neckline: Neckline; edge: Polyline };

/** What a neckline has beside its edge: straps, the folds of a cowl, the button of a keyhole. */
export function drawNecklineTrim(
  context: DressContext,
  top: GarmentTop,
  { neckline, edge }: Trim,
): void {
  const pen = context.scene.on(top.layer, top.order);
  const { straps } = NECKLINE_CUTS[neckline];
  if (context.piece.design.details.has('lace-trim') && !COLLARED.has(neckline))
    drawLaceTrim(context, pen, { edge, px: top.cut.unit * 0.11, lies: 'below the neckline' });
  if (straps === 'neck' && context.body.isFlat) drawNeckLoop(context, top, top.layer);
  else if (straps) drawStraps(context, top, straps);
  if (neckline === 'cowl') drawCowl(pen, top);
  if (neckline === 'keyhole') {
    const [x, y] = top.cut.frame.at(0, 0.15);
    const r = top.cut.unit * 0.022;
    pen.stroke('detail', ring([x, y], r));
  }
  if (neckline === 'sweetheart')
    pen.stroke('seam', inset(edge, top.cut.unit * 0.045), { weight: 0.7 });
}

const ring = ([x, y]: Point, r: number): Point[] =>
  Array.from(
    { length: 13 },
    (_, i): Point => [
      x + r * Math.cos((i / 12) * Math.PI * 2),
      y + r * Math.sin((i / 12) * Math.PI * 2),
    ],
  );

const inset = (edge: Polyline, px: number): Point[] =>
  cutAlong(edge, 0.08, 0.92).map((point) => add(point, [0, px]));

/** Narrow straps from the peaks of the front to the shoulders, or behind the neck. */
function drawStraps(
  context: DressContext,
  { cut, layer, order }: GarmentTop,
  kind: 'thin' | 'neck',
): void {
  const pen = context.scene.on(layer, order);
  const peak = NECKLINE_CUTS.slip.places[0];
  for (const side of SIDES) {
    const x = signOf(side);
    const ends: Point[] =
      kind === 'thin'
        ? [cut.frame.at(x * (peak[0] + 0.005), peak[1] + 0.02), cut.frame.shoulderAt(side, 0.42)]
        : [cut.frame.at(x * 0.2, -0.1), add(cut.body.neckBase[side], [-x * 3, -cut.unit * 0.1])];
    const line = smoothCurve(ends);
    const width = cut.unit * (kind === 'thin' ? 0.018 : 0.03);
    const normal = times(normalOf(unitOf(subtract(ends[1], ends[0]))), width);
    const outline = [
      ...line.map((p) => add(p, normal)),
      ...line.toReversed().map((p) => subtract(p, normal)),
    ];
    pen.region({ ...clothRegion(context, { part: `strap ${side}`, outline }), opacity: 1 });
    pen.stroke('contour', outline.slice(0, line.length), { weight: 0.6 });
    pen.stroke('contour', outline.slice(line.length), { weight: 0.6 });
  }
}

function drawCowl(pen: LayerPen, { cut }: GarmentTop): void {
  for (let i = 0; i < 4; i += 1) {
    const fall = 0.13 + i * 0.12;
    const points = [
      cut.shoulder('left', 0.55 + i * 0.09),
      cut.frame.at(-0.26 + i * 0.02, 0.34 + fall * 0.6),
      cut.frame.at(0.02, 0.5 + fall * 0.95),
      cut.frame.at(0.28 - i * 0.02, 0.32 + fall * 0.6),
      cut.shoulder('right', 0.55 + i * 0.09),
    ];
    pen.stroke('fold', foldAlong(points, { widthPx: 4 }).path, {
      weight: 1 - i * 0.15,
      taper: [0.15, 0.2],
    });
  }
}
