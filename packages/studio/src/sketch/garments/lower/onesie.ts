import { smoothCurve } from '../../../core/scene/curve.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawOnePiece } from './one-piece.ts';

/** A onesie: soft, loose, zipped from neck to crotch, ribs at wrists and ankles, often hooded. */
export const onesie: Garment = {
  id: 'onesie',
  words: [
    'onesie',
    'onesies',
    'sleepsuit',
    'babygrow',
    'footed pyjama',
    'all in one pyjama',
    'kigurumi',
  ],
  place: 'full',
  options: {
    neckline: ['crew'],
    collar: ['hood', 'none'],
    sleeve: ['loose', 'raglan'],
    leg: ['cargo', 'tapered'],
    length: ['floor', 'ankle'],
    fit: ['relaxed', 'oversized'],
    closure: ['zip', 'buttons'],
    waist: ['none'],
  },
  mayHave: [],
  has: ['rib'],
  fabrics: ['fleece', 'jersey', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit, closure } = piece.design;
    drawOnePiece(context, {
      legs: { leg, length, fit, ends: 'rib', pockets: 'slant' },
      top: { buttons: 5, lastButton: 0.95, roomBy: 0.02, isTailored: false },
    });
    if (!body.isBack && closure === 'zip') drawLowerZip(context);
  },
};

/** The zip goes on below the waist. */
function drawLowerZip({ scene, body }: DressContext): void {
  const pen = scene.on('lower', 2);
  const from = body.front(0, 3.1);
  const to: readonly [number, number] = [body.crotch[0], body.crotch[1] - body.unit * 0.12];
  for (const x of [-0.02, 0.02]) {
    const line = [from, to].map(([px, py]): readonly [number, number] => [px + x * body.unit, py]);
    pen.stroke('contour', smoothCurve(line), { weight: 0.75, taper: [0, 0] });
  }
}
