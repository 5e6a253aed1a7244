import { SIDES } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { clipOutline } from '../parts/clip-outline.ts';
import { clippedPen } from '../parts/clipped-pen.ts';
import type { Trousers } from '../parts/legs.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import type { TopOptions } from '../parts/top/top.ts';
import { drawChannels } from '../parts/upper-details/quilting.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawOnePiece } from './one-piece.ts';

/** A ski suit: padded jacket and trousers in one, zipped to a high collar, a yoke in a second colour. */
export const skiSuit: Garment = {
  id: 'ski-suit',
  words: ['ski suit', 'skisuit', 'ski overall', 'ski one piece', 'ski jumpsuit', 'snowboard suit'],
  place: 'full',
  options: {
    collar: ['funnel', 'hood'],
    sleeve: ['loose'],
    leg: ['straight', 'tapered', 'flare'],
    length: ['floor'],
    fit: ['regular', 'relaxed'],
    closure: ['zip'],
    waist: ['belt', 'elastic', 'none'],
  },
  mayHave: ['sleeve-pockets'],
  fabrics: ['nylon', 'metallic'],
  build: (context) => buildPadded(context, { hasYoke: true, hasChannels: false }),
};

/** A snowsuit: quilted all over, with a hood edged with fur. */
export const snowsuit: Garment = {
  id: 'snowsuit',
  words: ['snowsuit', 'snow suit', 'pramsuit', 'winter overall', 'padded suit', 'puffer suit'],
  place: 'full',
  options: {
    collar: ['hood'],
    sleeve: ['loose'],
    leg: ['tapered', 'straight'],
    length: ['floor'],
    fit: ['relaxed', 'regular'],
    closure: ['zip'],
    waist: ['none', 'elastic'],
  },
  mayHave: [],
  has: ['fur-hood'],
  fabrics: ['nylon'],
  build: (context) => buildPadded(context, { hasYoke: false, hasChannels: true }),
};

type Padded = { hasYoke: boolean; hasChannels: boolean };

function buildPadded(context: DressContext, { hasYoke, hasChannels }: Padded): void {
  const { body, piece, scene } = context;
  const { leg, length, waist } = piece.design;
  const rows = 6;
  const onHalf: TopOptions['onHalf'] = (half, panel) => {
    const { cut, layer, order } = half;
    const pen = clippedPen(scene.on(layer, order), [panel.outline]);
    if (hasChannels) drawChannels(pen, cut.patch, { rows, from: 0.02, unit: cut.unit });
    if (!hasYoke) return;
    const at = (x: number) => cut.on(x, cut.partAt(cut.frame.at(0, 0.72)[1]));
    const yoke = clipOutline(panel.outline, at(1), at(-1));
    if (yoke.length < 3) return;
    pen.region(
      clothRegion(context, { part: 'yoke', outline: yoke, colour: piece.trim, reserve: 0.15 }),
    );
    pen.stroke('seam', [at(-1), at(0), at(1)], { weight: 1.15, taper: [0, 0] });
    pen.stroke('contour', panel.shoulder, { weight: 0.95 });
  };
  const { top, legs } = drawOnePiece(context, {
    legs: {
      leg,
      length,
      fit: 'oversized',
      pockets: 'slant',
      hasTopStitching: !hasChannels,
    },
    top: {
      roomBy: 0.06,
      gathered: 0.3,
      onHalf,
      ...(hasChannels
        ? { onSleeve: (pen, shape, unit) => drawChannels(pen, shape.patch, { rows: 7, unit }) }
        : {}),
    },
  });
  if (hasChannels) drawLegChannels(context, legs);
  if (body.isBack && hasChannels) {
    drawChannels(scene.on(top.layer, top.order), top.cut.patch, {
      rows,
      from: 0.06,
      unit: top.cut.unit,
    });
  }
  if (waist === 'none') scene.on('upper', 4).stroke('seam', top.cut.hem, { weight: 1 });
  drawWaist(context, { kind: waist, layer: 'upper', order: 5, easePx: body.unit * 0.09 });
}

/** The quilting goes on down the legs. */
function drawLegChannels({ body, scene }: DressContext, legs: Trousers): void {
  for (const side of SIDES) {
    const { patch, outline } = legs[side];
    const pen = clippedPen(scene.on('lower', 1), [outline]);
    drawChannels(pen, patch, { rows: 10, from: 0.06, unit: body.unit * 0.8 });
  }
}
