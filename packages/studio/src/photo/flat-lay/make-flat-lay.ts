import type { PixelSize } from '@toile/tools';
import type { Photo } from '../../core/photo.ts';
import { compareSides, type SideComparison } from './compare-sides.ts';
import { exposeWhites } from './expose-whites.ts';
import { fillHidden } from './fill-hidden.ts';
import type { GarmentView, Side } from './garment-view.ts';
import { insideBack } from './inside-back.ts';
import type { Lay } from './lay.ts';
import { layOut } from './lay-out.ts';
import { clothSureness, fetchLayer, type Layer } from './layer.ts';
import { levelEnd } from './level-ends.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import { placeLayout } from './place-layout.ts';
import { relaxFolds } from './relax-folds.ts';
import { setOnWhite } from './set-on-white.ts';
import { shapeBody, smoothEdge } from './shape-body.ts';
import type { SkinTint } from './skin-tint.ts';
import type { Panel } from './strip.ts';
import { toPicture, turned } from './to-picture.ts';
import { warpPanels } from './warp-panels.ts';

export type WornGarment = {
  view: GarmentView;
  measure: GarmentMeasure;
  photo: Photo;
  /** The colour of the person's skin, where it is seen. */
  skin?: SkinTint;
};

export type FlatLayOrder = { size: PixelSize; lay: Lay; isLower: boolean };

/** The picture (opaque RGBA), and the symmetry that was used. */
export type FlatLay = { data: Uint8ClampedArray; symmetry: string };

/** Factor on the folds of a mirrored garment. It applies in two passes, as one pass leaves blots in the middle. */
const MIRRORED = 0.2;

/** Flat-lay of a measured garment, on white. */
export function makeFlatLay(garment: WornGarment, order: FlatLayOrder): FlatLay {
  const { view, measure, photo, skin } = garment;
  const { size, lay, isLower } = order;
  const layout = layOut(view, measure, lay);
  const frame = placeLayout(layout, size);
  const { scale, top } = frame.placement;
  const source = { view, sureness: clothSureness(view), photo, skin };
  const fetch = (panels: readonly Panel[]) =>
    fetchLayer(warpPanels(panels, frame.size, frame.placement), source);
  const body = fetch(layout.body);
  const sleeves = layout.sleeves.length > 0 ? [sleeveLayer(fetch(layout.sleeves))] : [];
  const compared = [...sleeves, body].map(compareSides);
  const better = betterSide(compared[compared.length - 1], measure);
  const isSleeved = sleeves.length > 0;
  body.shape = shapeBody(body, {
    edgesAt: (y) => {
      const { outer, inner } = layout.edgesAt((y + 0.5 - top) / scale);
      return { outer: outer * scale, inner: inner * scale };
    },
    firmFrom: top + scale * (isSleeved ? 0 : layout.armpitY),
    better,
    hiddenFrom: top + scale * (isLower ? 0 : layout.armpitY),
    wholeFrom: measure.hem === 'tucked' ? top + scale * layout.lengthPx * 0.75 : size.height * 2,
    armhole: isSleeved || isLower ? undefined : { from: top, to: top + scale * layout.armpitY },
    hiddenTo: top + scale * layout.lengthPx * (isLower ? 1 : 0.9),
    scale,
  });
  if (isLower) levelEnd(body, 'top');
  levelEnd(body, 'bottom');
  const { copied, symmetry } = symmetryOf(lay, compared, better);
  for (const layer of [body, ...sleeves]) {
    fillHidden(layer, { copied });
    // Folds that meet their mirror image in the middle make blots.
    if (copied !== 0) relaxFolds(layer, lay.folds * MIRRORED);
    relaxFolds(layer, copied === 0 ? lay.folds : lay.folds * MIRRORED);
  }
  exposeWhites([body, ...sleeves]);
  const back = isLower ? undefined : insideBack(body);
  const layers = turned([...(back ? [back] : []), body, ...sleeves], lay.turnDegrees);
  return { data: toPicture(setOnWhite(layers, lay.shadow), layers, size), symmetry };
}

function sleeveLayer(layer: Layer): Layer {
  layer.shape = smoothEdge(Float32Array.from(layer.covered), layer, 2);
  return layer;
}

/** The side of which more edge and more cloth is seen. */
function betterSide({ veiled }: SideComparison, { seen }: GarmentMeasure): Side {
  const whole = Math.max(1, veiled[-1] + veiled[1]);
  return seen[-1] - veiled[-1] / whole >= seen[1] - veiled[1] / whole ? -1 : 1;
}

/** Brightness of one side, as a share of the other's, below which it lies in the shade. */
const SHADED = 0.62;

/** Mean difference of the sides (levels, 0–255) from which a print or a closure forbids mirroring. */
const UNLIKE = 26;

function symmetryOf(
  lay: Lay,
  compared: readonly SideComparison[],
  better: Side,
): { copied: -1 | 0 | 1; symmetry: string } {
  for (const { luma } of compared) {
    if (luma[-1] < luma[1] * SHADED) return { copied: 1, symmetry: 'lit side on both' };
    if (luma[1] < luma[-1] * SHADED) return { copied: -1, symmetry: 'lit side on both' };
  }
  const isAlike = compared.every(({ unlike }) => unlike < UNLIKE);
  if (lay.symmetry === 'strict' && isAlike) return { copied: better, symmetry: lay.symmetry };
  return { copied: 0, symmetry: 'own folds' };
}
