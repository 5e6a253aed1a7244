import { type Hex, lightness } from '../../../../core/colour.ts';
import { colourGap } from '../../../../core/colour-moves.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext, Piece } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawLeaf, joined } from './collar-leaf.ts';
import { neckFrame } from './neck-frame.ts';

/** How far down its halves meet, as y of the trunk's frame. */
const MEETS = 0.74;
/** Places of its two rows of braid, as parts of the way from the outer edge to the neck. */
const BRAIDS = [0.084, 0.1428] as const;

/** A broad collar that lies over the shoulders and meets in a V, with rows of braid along its edge. */
export function drawSailorCollar(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const pen = context.scene.on(top.collarLayer, top.order);
  const neck = neckFrame(cut);
  const braid = braidOn(context.piece);
  for (const side of SIDES) {
    const x = signOf(side);
    const high = neck(x * 1.04, 0.2);
    const low = cut.frame.at(x * 0.012, MEETS);
    const inner = [high, between(high, low, 0.5), low];
    const fall = add(cut.shoulder(side, 0.72), [x * cut.unit * 0.03, cut.unit * 0.06]);
    const outer = smoothCurve([low, cut.frame.at(x * 0.36, MEETS * 0.72), fall], { stepPx: 4 });
    const back = smoothCurve([fall, add(between(fall, high, 0.5), [0, -cut.unit * 0.035]), high], {
      stepPx: 4,
    });
    drawLeaf(context, pen, {
      part: `collar ${side}`,
      patch: cut.patch,
      edge: joined(inner, outer, back),
      shade: [[high, low, between(low, fall, 0.3), between(high, fall, 0.3)]],
      weight: 0.95,
    });
    for (const part of BRAIDS) {
      pen.stroke('detail', towards(outer, high, part), {
        weight: 1.9,
        colour: braid,
        taper: [0, 0],
      });
    }
  }
  drawTie(context, top, braid);
}

/** An edge drawn in towards a place. */
const towards = (edge: Polyline, place: Point, part: number): Point[] =>
  edge.map((at) => between(at, place, part));

/** The braid of a sailor's collar: of the trim where that shows, else white on dark cloth and navy on pale. */
function braidOn(piece: Piece): Hex {
  const cloth = clothOfRegion(piece, 'collar').colour ?? piece.colour;
  if (colourGap(cloth, piece.trim) > 0.25) return piece.trim;
  return lightness(cloth) < 0.6 ? '#fbfaf6' : '#1b2c50';
}

/** The ends of a scarf below the point where both halves meet. */
function drawTie(
  context: DressContext,
  { cut, collarLayer, order }: GarmentTop,
  colour: Hex,
): void {
  if (context.piece.design.details.has('bow')) return;
  const pen = context.scene.on(collarLayer, order + 1);
  const [x, y] = cut.frame.at(0, MEETS);
  const { unit } = cut;
  for (const s of [-1, 1]) {
    const edge: Polyline = [
      [x, y - unit * 0.03],
      [x + s * unit * 0.05, y + unit * 0.04],
      [x + s * unit * 0.13, y + unit * 0.3],
      [x + s * unit * 0.04, y + unit * 0.32],
      [x + s * unit * 0.01, y + unit * 0.05],
    ];
    drawLeaf(context, pen, { part: 'tie end', edge, colour, weight: 0.8 });
  }
}
