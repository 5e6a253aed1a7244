import { mix } from '../../../core/colour.ts';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import type { DressContext, Garment, Piece } from '../garment.ts';
import { drawApronPanel } from '../parts/apron-panel.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawFullBodice } from './full-bodice.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** A dirndl: a white blouse, a laced bodice over it, a gathered skirt, an apron tied with a bow. */
export const dirndl: Garment = {
  id: 'dirndl',
  words: ['dirndl', 'dirndl dress', 'bavarian dress', 'trachten dress', 'oktoberfest dress'],
  place: 'full',
  options: {
    neckline: ['square', 'scoop'],
    sleeve: ['puff', 'short'],
    silhouette: ['circle', 'a-line'],
    length: ['knee', 'midi', 'ankle'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: ['lace-trim', 'embroidery'],
  fabrics: ['cotton', 'linen', 'velvet', 'silk'],
  build: (context) => {
    const { body, piece, scene } = context;
    const white = mix(piece.colour, '#faf7f0', 0.94);
    const skirt = drawDesignedSkirt(context, skirtOptionsOf(context, 3));
    const cotton = fabricOf('cotton');
    const own = piece.parts?.get('sleeve');
    const blouse = otherPart(withParts(context, own && new Map([['sleeve', own]])), {
      colour: own?.colour ?? white,
      fabric: cotton,
      design: { neckline: 'scoop', closure: 'none', details: new Set() },
    });
    drawFullBodice(blouse, { level: 2.6, isTailored: false, order: -2 });
    const bodice = drawFullBodice(
      otherPart(context, { design: { neckline: 'square', sleeve: 'none', details: new Set() } }),
      {
        level: 3,
        isTailored: true,
        order: 2,
        room: { chest: 0.025, waist: 0.012, hang: 0, drop: -0.1 },
      },
    );
    const apron = otherPart(context, { colour: piece.trim === piece.colour ? white : piece.trim });
    if (!body.isBack) {
      drawLacing(context, bodice);
      drawApronPanel(apron, scene.on('upper', 5), {
        patch: skirt.patch,
        from: 0.2,
        to: 0.8,
        down: 0.93,
      });
    }
    drawWaist(otherPart(apron, { design: { details: new Set(['bow']) } }), {
      kind: 'tie',
      layer: 'upper',
      order: 6,
    });
  },
};

/** The blouse is no part of the bodice: what is said of that is not said of it. */
const withParts = (context: DressContext, parts: Piece['parts']): DressContext => ({
  ...context,
  piece: { ...context.piece, parts: parts ?? new Map() },
});

/** Cord through hooks down the front of the bodice. */
function drawLacing({ scene, piece }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  const at = (x: number, k: number) => cut.frame.at(x, 0.66 + 0.82 * k);
  for (const x of [-0.1, 0.1])
    pen.stroke('seam', [at(x, 0), at(x * 0.9, 0.5), at(x * 0.8, 1)], { weight: 0.95 });
  for (let i = 0; i < 6; i += 1) {
    for (const s of [-1, 1]) {
      pen.stroke('detail', [at(s * 0.085, i / 6), at(-s * 0.085, (i + 1) / 6)], {
        weight: 1.9,
        colour: piece.trim,
        taper: [0, 0],
      });
    }
  }
}
