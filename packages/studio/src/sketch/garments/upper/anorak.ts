import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawZip } from '../parts/closures/zip.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawPouch } from '../parts/upper-details/pockets.ts';

/** An anorak: pulled over the head, with a hood, a short zip and a pouch. */
export const anorak: Garment = {
  id: 'anorak',
  words: ['anorak', 'cagoule', 'smock anorak', 'pullover jacket', 'overhead jacket'],
  place: 'outer',
  options: {
    collar: ['hood'],
    sleeve: ['loose', 'raglan'],
    length: ['hip', 'micro', 'cropped'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['none'],
  },
  mayHave: ['top-stitching'],
  has: ['pockets'],
  fabrics: ['nylon', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    const { length } = piece.design;
    const top = drawTop(context, {
      hemY: hemHeight(body, length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.06,
      gathered: 0.6,
      ownDetails: ['pockets'],
    });
    if (body.isBack) return;
    const { cut } = top;
    const pen = context.scene.on(top.layer, top.order);
    const at = (y: number) => cut.partAt(cut.frame.at(0, y)[1]);
    drawZip(context, cut, { pen, from: at(0.14), to: at(0.98) });
    if (length !== 'cropped') drawPouch(context, top);
  },
};
