import { lengthAlong, placeAlong } from '../../../core/scene/curve.ts';
import { add, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';

type LaceTrim = {
  /** The edge of the cloth that the lace is sewn to. */
  edge: Polyline;
  /** How deep the lace is. */
  px: number;
  /** A hem has its scallops below the edge; a neckline has them on the cloth. */
  lies?: 'on the hem' | 'below the neckline';
};

/** Part of its depth by which scallops stand out. */
const SCALLOP = 0.3;
/** Length of a scallop, and of a mesh, as parts of the depth. */
const SCALLOP_LENGTH = 0.75;
const MESH = 0.3;
/** Points of the rim in a scallop. */
const STEPS = 6;

/** A band of lace in the colour of the trims: a net with a row of eyelets, and a scalloped rim. */
export function drawLaceTrim(context: DressContext, pen: LayerPen, trim: LaceTrim): void {
  const { edge, px, lies = 'on the hem' } = trim;
  const at = placeAlong(edge);
  const lengthPx = lengthAlong(Array.from({ length: 25 }, (_, i) => at(i / 24)));
  const count = Math.max(6, Math.round(lengthPx / (px * SCALLOP_LENGTH)));
  const [from, to] = lies === 'on the hem' ? [-px, 0] : [0, px];
  const plain = (u: number): Point => add(at(u), [0, from]);
  const rim = (u: number): Point =>
    add(at(u), [0, to + px * SCALLOP * Math.abs(Math.sin(u * count * Math.PI))]);
  const steps = (total: number, place: (u: number) => Point) =>
    Array.from({ length: total + 1 }, (_, i) => place(i / total));
  const edges = { plain: steps(count * 2, plain), rim: steps(count * STEPS, rim) };
  pen.region({
    ...clothRegion(context, {
      part: 'lace trim',
      outline: [...edges.plain, ...edges.rim.toReversed()],
      reserve: 0,
    }),
    colour: context.piece.trim,
    fabric: 'lace',
    opacity: 0.75,
  });
  pen.stroke('detail', edges.rim, { weight: 0.8, taper: [0, 0] });
  pen.stroke('detail', edges.plain, { weight: 0.5, taper: [0, 0] });
  const meshes = Math.round(lengthPx / (px * MESH));
  for (let i = 0; i < meshes; i += 1) {
    const [here, next] = [i / meshes, (i + 1) / meshes];
    pen.stroke('detail', [plain(here), rim(next)], { weight: 0.35, taper: [0, 0] });
    pen.stroke('detail', [rim(here), plain(next)], { weight: 0.35, taper: [0, 0] });
  }
  for (let i = 0; i < count; i += 1) {
    const middle = add(at((i + 0.5) / count), [0, (from + to) / 2 + px * SCALLOP]);
    pen.stroke('detail', ringOf(middle, px * 0.13), { weight: 0.6, taper: [0, 0] });
  }
}

const ringOf = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
