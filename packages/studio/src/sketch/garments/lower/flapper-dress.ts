import { adjust } from '../../../core/colour.ts';
import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { SkirtShape } from '../parts/skirt-shape.ts';
import { drawFringe } from '../parts/upper-details/fringe.ts';
import { buildDropWaist } from './drop-waist.ts';

/** A flapper's dress: straight, the waist on the hips, rows of fringe below it, beads above. */
export const flapperDress: Garment = {
  id: 'flapper-dress',
  words: [
    'flapper dress',
    'flapper',
    '1920s dress',
    'charleston dress',
    'gatsby dress',
    'twenties dress',
    'drop waist dress',
    'dropped waist dress',
    'drop waist dress',
    'art deco dress',
  ],
  place: 'full',
  options: {
    neckline: ['v', 'scoop', 'square', 'slip'],
    sleeve: ['none', 'flutter', 'cap'],
    silhouette: ['column'],
    length: ['knee', 'midi', 'mini'],
    fit: ['regular'],
    waist: ['none'],
  },
  mayHave: ['sequins'],
  has: ['fringe'],
  fabrics: ['silk', 'satin', 'sequins', 'chiffon', 'velvet'],
  build: (context) => {
    const { piece } = context;
    const hasFringe = piece.design.details.has('fringe');
    const without = new Set([...piece.design.details].filter((one) => one !== 'fringe'));
    const plain = {
      ...context,
      piece: { ...piece, design: { ...piece.design, details: without } },
    };
    const shape = buildDropWaist(hasFringe ? plain : context, {
      silhouette: hasFringe ? 'column' : 'pleated',
      length: piece.design.length,
      ...(hasFringe ? {} : { pleats: 'knife' as const }),
    });
    if (hasFringe) drawFringeRows(context, shape);
    if (!context.body.isBack) drawBeads(context);
  },
};

/** Rows of fringe, each over the next lower one. */
function drawFringeRows(context: DressContext, { patch, hemY, left }: SkirtShape): void {
  const { body, scene } = context;
  const pen = scene.on('lower', 3);
  const tall = hemY - left[0][1];
  const rows = Math.max(2, Math.round(tall / (body.unit * 0.42)));
  const lengthPx = (tall / rows) * 1.28;
  for (let i = rows - 1; i >= 0; i -= 1) {
    const edge = Array.from({ length: 15 }, (_, k) =>
      patch(0.005 + (0.99 * k) / 14, (i + 0.02) / rows),
    );
    drawFringe(context, pen, { edge, lengthPx });
    pen.stroke('detail', edge, {
      weight: 1.4,
      colour: adjust(context.piece.colour, -0.16),
      taper: [0, 0],
    });
  }
}

/** Lines of beads: chevrons down the front, a belt of them on the hips. */
function drawBeads({ scene, body, piece }: DressContext): void {
  const pen = scene.on('upper', 5);
  const { unit } = body;
  const bead = ([x, y]: Point) => {
    pen.stroke(
      'detail',
      [
        [x - 0.6, y],
        [x + 0.6, y],
      ],
      { weight: 3, colour: piece.trim, taper: [0, 0] },
    );
  };
  const along = (points: readonly Point[]) => {
    const row = smoothCurve(points);
    const at = placeAlong(row);
    const count = Math.max(4, Math.round((row.length * 3) / (unit * 0.06)));
    for (let i = 0; i <= count; i += 1) bead(at(i / count));
  };
  for (const level of [2.2, 2.55, 2.9, 3.25]) {
    along([
      body.front(-0.8, level - 0.22),
      body.front(-0.3, level),
      add(body.front(0, level + 0.14), [0, 0]),
      body.front(0.3, level),
      body.front(0.8, level - 0.22),
    ]);
  }
  for (const level of [3.56, 3.64])
    along([-0.95, -0.5, 0, 0.5, 0.95].map((x) => body.front(x, level)));
}
