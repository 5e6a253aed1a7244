import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { SIDES } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { clothOfRegion } from '../part-cloth.ts';
import { threadOf } from './legs-on.ts';
import { oval } from './prints/figures.ts';
import { clothRegion } from './skirt-cloth.ts';
import type { SkirtShape } from './skirt-shape.ts';
import { partAt } from './skirt-slit.ts';
import { type Band, centreOf } from './waist-band.ts';

/** Buttons down the front of a skirt, with the edge they close. */
export function drawSkirtButtons(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { body, piece } = context;
  const u = centreOf(body, 3.6);
  const wide = 0.06 * (body.unit / Math.max(1, shape.patch(1, 0.3)[0] - shape.patch(0, 0.3)[0]));
  const line = Array.from({ length: 12 }, (_, i) => shape.patch(u - wide, i / 11.05));
  pen.stroke('seam', line, { taper: [0.02, 0.02] });
  const tall = shape.hemY - shape.left[0][1];
  const count = Math.max(3, Math.round(tall / (body.unit * 0.42)));
  for (let i = 0; i < count; i += 1) {
    const at = shape.patch(u, 0.04 + (0.9 * (i + 0.2)) / count);
    const radius = body.unit * 0.032;
    const outline = oval({ at, rx: radius, ry: radius, turn: 0 }, 12);
    pen.region({
      class: 'accessory',
      part: 'button',
      garment: piece.garment.id,
      outlines: [outline],
      colour:
        clothOfRegion(piece, 'button').colour ??
        (piece.trim === piece.colour ? adjust(piece.colour, -0.2) : piece.trim),
      reserve: 0.2,
    });
    pen.stroke('detail', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
  }
}

/** Slanted openings on the hips, or pockets sewn on. */
export function drawSkirtPockets(
  context: DressContext,
  pen: LayerPen,
  shape: SkirtShape,
  { isPatch }: { isPatch: boolean },
): void {
  const { body, piece } = context;
  const v = partAt(shape.patch, lerp(body.side('left', 3.3)[1], body.side('left', 4)[1], 0.3));
  const tall = (body.unit * 0.42) / Math.max(1, shape.hemY - shape.left[0][1]);
  for (const side of SIDES) {
    const at = (u: number, down: number): Point => shape.patch(side === 'left' ? u : 1 - u, down);
    if (!isPatch) {
      const path = [at(0.2, v - tall * 0.35), at(0.12, v + tall * 0.2), at(0.035, v + tall * 0.6)];
      pen.stroke('seam', path, { weight: 1.15, taper: [0.03, 0.06] });
      continue;
    }
    const outline = [
      at(0.13, v),
      at(0.38, v),
      at(0.375, v + tall * 0.8),
      at(0.25, v + tall),
      at(0.12, v + tall * 0.8),
    ];
    pen.region(clothRegion(context, { part: 'pocket', outline, reserve: 0.25 }));
    pen.stroke('contour', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
    const hem = [at(0.135, v + tall * 0.14), at(0.375, v + tall * 0.14)];
    pen.stroke('stitch', hem, { colour: threadOf(piece) });
  }
}

/** Visible stitching down the front and about the hem. */
export function drawSkirtStitching(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const colour = threadOf(context.piece);
  const { patch } = shape;
  const tall = Math.max(1, shape.hemY - shape.left[0][1]);
  const v = 1 - (context.body.unit * 0.07) / tall;
  pen.stroke(
    'stitch',
    Array.from({ length: 12 }, (_, i) => patch(0.02 + (0.96 * i) / 11, v)),
    { colour },
  );
  const u = centreOf(context.body, 3.6);
  pen.stroke(
    'stitch',
    Array.from({ length: 9 }, (_, i) => patch(u + 0.02, 0.05 + (0.9 * i) / 8)),
    { colour },
  );
}

/** The band that holds a skirt or trousers at the top: a straight strip of their cloth. */
export function drawWaistband(
  context: DressContext,
  pen: LayerPen,
  options: { level: number; hasLoops?: boolean; hasButton?: boolean; band: Band },
): void {
  const { patch, outline, upper, lower } = options.band;
  const { body, piece } = context;
  const far = [patch(0.84, -0.1), patch(1.02, -0.1), patch(1.02, 1.1), patch(0.8, 1.1)];
  pen.region(
    clothRegion(context, {
      part: 'waistband',
      outline,
      shade: [far],
      colour: adjust(piece.colour, -0.025),
      opacity: 1,
      reserve: 0.35,
    }),
  );
  pen.stroke('contour', upper, { weight: 0.95 });
  pen.stroke('contour', lower, { weight: 0.8 });
  for (const u of [0, 1]) {
    pen.stroke('contour', [patch(u, 0), patch(u, 0.5), patch(u, 1)], {
      taper: [0, 0],
      isShadowSide: u === 1,
    });
  }
  if (options.hasLoops) {
    for (const u of [0.18, 0.78]) {
      const loop = [
        patch(u, -0.12),
        patch(u + 0.035, -0.12),
        patch(u + 0.035, 1.15),
        patch(u, 1.15),
      ];
      pen.region(
        clothRegion(context, { part: 'belt loop', outline: loop, opacity: 1, reserve: 0 }),
      );
      pen.stroke('seam', [...loop, loop[0]], { weight: 0.8, taper: [0, 0] });
    }
  }
  if (options.hasButton && !body.isBack) {
    const at = patch(centreOf(body, options.level), 0.5);
    const round = oval({ at, rx: body.unit * 0.028, ry: body.unit * 0.028, turn: 0 }, 12);
    pen.stroke('detail', [...round, round[0]], { taper: [0, 0] });
  }
}
