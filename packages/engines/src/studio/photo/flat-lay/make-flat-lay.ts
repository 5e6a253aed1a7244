import type { PixelSize } from '@toile/tools';
import type { Photo } from '../photo.ts';
import { fillHidden } from './fill-hidden.ts';
import { type GarmentView, PLACE } from './garment-view.ts';
import { insideBack } from './inside-back.ts';
import type { Lay } from './lay.ts';
import { type Layout, layOut } from './lay-out.ts';
import { clothSureness, fetchLayer, type Layer } from './layer.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import { relaxFolds } from './relax-folds.ts';
import { setOnWhite } from './set-on-white.ts';
import { shapeBody, smoothEdge } from './shape-body.ts';
import { type Placement, placed, warpPanels } from './warp-panels.ts';

/** Part of the picture that the garment fills. */
const FILLED = { width: 0.84, height: 0.84 };

export type FlatLayOrder = { size: PixelSize; lay: Lay; isLower: boolean };

/** A measured garment laid flat on white: opaque RGBA. */
export function makeFlatLay(
  { view, measure, photo }: { view: GarmentView; measure: GarmentMeasure; photo: Photo },
  { size, lay, isLower }: FlatLayOrder,
): Uint8ClampedArray {
  const layout = layOut(view, measure, lay);
  const placement = placementOf(layout, view, { measure, size });
  const source = { view, sureness: clothSureness(view), photo };
  const fetch = (panels: Layout['body']) => fetchLayer(warpPanels(panels, size, placement), source);
  const body = fetch(layout.body);
  const better = sideOf(body, measure);
  body.shape = shapeBody(body, {
    edgesAt: (y) => {
      const { outer, inner } = layout.edgesAt((y + 0.5 - placement.top) / placement.scale);
      return { outer: outer * placement.scale, inner: inner * placement.scale };
    },
    firmFrom:
      placement.top + placement.scale * (measure.arms[-1] || measure.arms[1] ? 0 : layout.armpitY),
    better,
    hiddenFrom: placement.top + placement.scale * (isLower ? 0 : layout.armpitY),
    hiddenTo: placement.top + placement.scale * layout.lengthPx * (isLower ? 1 : 0.9),
    scale: placement.scale,
  });
  const sleeves = layout.sleeves.length > 0 ? [sleeveLayer(fetch(layout.sleeves))] : [];
  const copied = lay.symmetry === 'strict' ? better : 0;
  for (const layer of [body, ...sleeves]) {
    fillHidden(layer, { copied });
    relaxFolds(layer, lay.folds);
  }
  const back = isLower ? undefined : insideBack(body);
  return setOnWhite([...(back ? [back] : []), body, ...sleeves], lay.shadow);
}

function sleeveLayer(layer: Layer): Layer {
  layer.shape = smoothEdge(Float32Array.from(layer.covered), layer, 2);
  return layer;
}

/** The side with more to see: of its edges, and of its cloth. */
function sideOf({ width, places, covered }: Layer, { seen }: GarmentMeasure): -1 | 1 {
  const veiled = { [-1]: 0, 1: 0 };
  for (let i = 0; i < places.length; i += 1) {
    if (covered[i] && places[i] === PLACE.veil) veiled[i % width < width / 2 ? -1 : 1] += 1;
  }
  const whole = Math.max(1, veiled[-1] + veiled[1]);
  return seen[-1] - veiled[-1] / whole >= seen[1] - veiled[1] / whole ? -1 : 1;
}

type Room = { measure: GarmentMeasure; size: PixelSize };

/** The garment in the middle of the picture, as large as it may be. */
function placementOf(layout: Layout, view: GarmentView, { measure, size }: Room): Placement {
  const spots = [
    ...layout.body.flatMap(({ target }) => target.outer),
    ...layout.sleeves.flatMap(({ target }) => [...target.outer, ...target.inner]),
  ];
  const collar = measure.armpitRow > 0 ? view.torsoPx * 0.12 : 0;
  const inside = spots.filter(({ y }) => y >= -collar && y <= layout.lengthPx);
  const half = Math.max(...inside.map(({ x }) => Math.abs(x)));
  const top = Math.min(...inside.map(({ y }) => y));
  const bottom = Math.max(
    ...spots
      .filter(
        ({ y }) =>
          y <=
          Math.max(
            layout.lengthPx,
            ...layout.sleeves.flatMap(({ target }) => target.outer.map((at) => at.y)),
          ),
      )
      .map(({ y }) => y),
  );
  const scale = Math.min(
    (size.width * FILLED.width) / (2 * half),
    (size.height * FILLED.height) / (bottom - top),
  );
  const origin = placed({ x: 0, y: (top + bottom) / 2 }, { scale, left: 0, top: 0 });
  return { scale, left: size.width / 2, top: size.height / 2 - origin.y };
}
