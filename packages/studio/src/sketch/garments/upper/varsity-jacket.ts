import { isDark } from '../../../core/colour.ts';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import { subtract, unitOf } from '../../../core/scene/point.ts';
import type { DressContext, Garment, PartCloth, Piece } from '../garment.ts';
import type { PartId } from '../part-ids.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawTrimBand } from '../parts/upper-details/trim-band.ts';

/** Two stripes of a rib, in parts of its height. */
const STRIPES = [
  [0.2, 0.36],
  [0.58, 0.74],
] as const;
const LEATHER = { pale: '#efe6d3', dark: '#3a332f' };

/** A varsity jacket: body of wool, sleeves of pale leather, striped ribs, snaps. */
export const varsityJacket: Garment = {
  id: 'varsity-jacket',
  words: [
    'varsity jacket',
    'letterman jacket',
    'letterman',
    'baseball jacket',
    'college jacket',
    'teddy jacket varsity',
  ],
  place: 'outer',
  options: {
    collar: ['mandarin'],
    sleeve: ['loose', 'raglan'],
    length: ['hip', 'waist', 'cropped'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['buttons', 'open'],
  },
  mayHave: [],
  has: ['pockets'],
  fabrics: ['wool', 'fleece'],
  build: (context) => {
    const { body, piece } = context;
    const { pale, dark } = LEATHER;
    const sleeveColour = isDark(piece.colour) ? pale : dark;
    const clothed = { ...context, piece: { ...piece, parts: leatherSleeves(piece) } };
    const rib = ribOf(context, sleeveColour);
    const top = drawTop(clothed, {
      hemY:
        piece.design.length === 'waist'
          ? body.front(0, 3.4)[1]
          : hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.05,
      gathered: 1,
      hasFront: true,
      breakY: 0.1,
      buttons: 6,
      lastButton: 0.88,
      buttonSize: 0.026,
      sleeveColour,
      onSleeveEnd: (pen, shape, unit) => {
        const up = unitOf(subtract(shape.along.axis(0.9), shape.along.axis(1)));
        drawTrimBand(context, pen, {
          ...rib,
          edge: shape.hem,
          up,
          heightPx: unit * 0.17,
          part: 'cuff',
        });
      },
      onHalf: ({ cut, layer, order }, panel) =>
        drawTrimBand(context, context.scene.on(layer, order), {
          ...rib,
          edge: panel.hem,
          up: [0, -1],
          heightPx: cut.unit * 0.18,
          part: 'hem rib',
        }),
    });
    if (!body.isBack) return;
    const { cut, layer, order } = top;
    const band = { ...rib, edge: cut.hem, up: [0, -1] as const, heightPx: cut.unit * 0.18 };
    drawTrimBand(context, context.scene.on(layer, order), band);
  },
};

const ribOf = ({ piece, body }: DressContext, stripeColour: string) => ({
  colour: piece.colour,
  stripes: STRIPES,
  stripeColour,
  ribPx: body.unit * 0.04,
});

/** Sleeves of leather, unless the prompt says otherwise. */
const leatherSleeves = ({ parts }: Piece): ReadonlyMap<PartId, PartCloth> =>
  new Map([...(parts ?? []), ['sleeve', { fabric: fabricOf('leather'), ...parts?.get('sleeve') }]]);
