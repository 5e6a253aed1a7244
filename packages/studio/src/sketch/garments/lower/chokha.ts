import { adjust, mix } from '../../../core/colour.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawTrousers } from '../parts/legs.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawFullBodice } from './full-bodice.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** A coat of the Caucasus: close to the waist, flared below, rows of cartridge tubes across the chest. */
export const chokha: Garment = {
  id: 'chokha',
  words: ['chokha', 'georgian chokha', 'cherkeska', 'cherkesska', 'circassian coat'],
  place: 'full',
  options: {
    collar: ['mandarin'],
    sleeve: ['long', 'bell'],
    silhouette: ['a-line', 'circle'],
    length: ['midi', 'knee'],
    fit: ['slim'],
    closure: ['hidden'],
    waist: ['belt'],
  },
  mayHave: [],
  fabrics: ['wool', 'velvet'],
  build: (context) => {
    const { piece } = context;
    const dark = mix(adjust(piece.colour, -0.3), '#1f1c1e', 0.6);
    drawTrousers(otherPart(context, { colour: dark, design: { fit: 'slim' } }), {
      from: 3,
      leg: 'slim',
      length: 'floor',
      fit: 'slim',
    });
    const skirt = drawDesignedSkirt(context, skirtOptionsOf(context, 3));
    const bodice = drawFullBodice(context, {
      level: 3,
      isTailored: true,
      hasFront: true,
      pad: 0.05,
    });
    if (!context.body.isBack) {
      const pen = context.scene.on('upper', 4);
      const fold = [0, 0.3, 0.65, 1].map((v) => skirt.patch(0.5 + 0.02 * v, v));
      pen.stroke('seam', fold, { weight: 1.3, taper: [0, 0.02] });
      drawCartridges(context, bodice);
    }
    drawWaist(context, { kind: piece.design.waist, layer: 'upper', order: 5 });
  },
};

const TUBES = 8;

/** A row of tubes on both sides of the chest, each with its pale cap, in a band of the coat's cloth. */
function drawCartridges(context: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = context.scene.on(layer, order + 3);
  const { piece } = context;
  for (const s of [-1, 1]) {
    const at = (u: number, v: number): Point =>
      cut.frame.at(s * (0.12 + u * 0.42), 0.66 + v * 0.24 - u * 0.05);
    const band = [at(0, 0.3), at(1, 0.3), at(1, 1), at(0, 1)];
    pen.region(clothRegion(context, { part: 'cartridge band', outline: band, reserve: 0 }));
    pen.stroke('detail', [...band, band[0]], { weight: 0.9, taper: [0, 0] });
    for (let i = 0; i < TUBES; i += 1) {
      const u = (i + 0.5) / TUBES;
      const tube = { weight: 4, taper: [0, 0] } as const;
      pen.stroke('detail', [at(u, 0), at(u, 0.92)], {
        ...tube,
        colour: adjust(piece.colour, -0.2),
      });
      pen.stroke('detail', [at(u, -0.06), at(u, 0.2)], { ...tube, colour: '#e6dcc4' });
    }
  }
}
