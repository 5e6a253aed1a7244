import { lerp } from '../../../core/interpolate.ts';
import type { DressContext, Garment } from '../garment.ts';
import { borderOf } from '../parts/border-colour.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawHemBorder } from '../parts/hem-border.ts';
import { drawPallu } from '../parts/pallu.ts';
import { drawSkirt } from '../parts/skirt.ts';
import type { SkirtShape } from '../parts/skirt-shape.ts';
import { drawTop } from '../parts/top/top.ts';

/** A sari: a choli, the cloth wrapped and pleated at the waist, its end over the shoulder. */
export const sari: Garment = {
  id: 'sari',
  words: [
    'sari',
    'saree',
    'sari drape',
    'saree drape',
    'draped sari',
    'draped saree',
    'indian sari',
    'half sari',
    'saree gown',
  ],
  place: 'full',
  options: {
    neckline: ['scoop', 'square', 'v'],
    sleeve: ['short', 'elbow', 'cap', 'none'],
    length: ['floor'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: ['embroidery'],
  fabrics: ['silk', 'chiffon', 'satin', 'cotton', 'organza'],
  build: (context) => {
    const { body, piece, scene } = context;
    const border = borderOf(piece);
    const shape = drawSkirt(context, {
      from: 3.3,
      silhouette: 'a-line',
      length: 'floor',
      fullness: 0.62,
    });
    const pen = scene.on('lower', 1);
    drawHemBorder(context, pen, { shape, colour: border, heads: 0.3 });
    if (!body.isBack) drawPleats(context, shape);
    drawTop(choliOf(context, border), {
      hemY: body.front(0, 2.42)[1],
      layer: 'upper',
      collarLayer: 'collar',
      isTailored: true,
      room: { chest: 0.02, waist: 0.02, hang: 0 },
    });
    drawPallu(context, { fromLevel: 3.4, breadth: 0.8, fallHeads: 4.4, border });
  },
};

/** The short blouse, in the colour of the border. */
const choliOf = (context: DressContext, colour: string): DressContext =>
  otherPart(context, { colour, design: { collar: 'none', details: new Set() } });

/** The pleats tucked in below the navel, pressed narrow at the waist and fanning out to the hem. */
function drawPleats({ scene, body }: DressContext, { patch }: SkirtShape): void {
  const pen = scene.on('lower', 2);
  const middle = 0.5 + body.turn * 0.12;
  for (let i = 0; i < 7; i += 1) {
    const part = i / 6 - 0.5;
    const line = [0.01, 0.3, 0.6, 0.985].map((v) => patch(middle + part * lerp(0.13, 0.34, v), v));
    pen.stroke('fold', line, { weight: i === 0 || i === 6 ? 1.2 : 0.9, taper: [0, 0.04] });
  }
  const tuck = [-0.5, -0.2, 0.2, 0.5].map((part) => patch(middle + part * 0.15, 0.015));
  pen.stroke('contour', tuck, { weight: 1.1, taper: [0.02, 0.02] });
}
