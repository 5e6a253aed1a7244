import { clamp } from '../../core/interpolate.ts';
import type { Photo } from '../../core/photo.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';
import type { Spot } from '../parse/point.ts';
import { type GarmentView, PLACE } from './garment-view.ts';
import type { SkinTint } from './skin-tint.ts';
import { takeBodyOff } from './take-body-off.ts';
import type { Warp } from './warp-panels.ts';

/** A panel group of the garment (trunk, sleeves, inside of the back) in the picture. Colours are sRGB levels, 0–255, in triples. */
export type Layer = {
  width: number;
  height: number;
  light: Float32Array;
  /** Confidence (0–1) that each pixel's colour is the cloth's. */
  sure: Float32Array;
  /** One PLACE a pixel; `ground` where no panel reaches. */
  places: Uint8Array;
  covered: Uint8Array;
  /** Coverage of each pixel by the garment, 0–1. */
  shape: Float32Array;
};

/** Distances from the cloth's edge, in pixels: nearer than `MIXED_PX` colours are mixed, from `CLEAN_PX` on pure. */
const MIXED_PX = 2.2;
const CLEAN_PX = 7;

/** Distances from an arm or hair, in pixels: nearer than `SHADED_PX` cloth is in its shadow, from `LIT_PX` on free of it. */
const SHADED_PX = 5;
const LIT_PX = 17;

/** Largest distance, in pixels, at which skin tints cloth. */
const TINTED_PX = 48;

/** Confidence in the pixels of a view. */
export type Sureness = {
  /** Confidence (0–1) that each shows the cloth's own colour. */
  sure: Float32Array;
  /** Possible tint by skin near by, 0–1. */
  bySkin: Float32Array;
};

/** Confidence in each pixel of a view, from its distances to the cloth's edge, to objects in front and to skin. */
export function clothSureness(view: GarmentView): Sureness {
  const distances = (isEnd: (place: number) => boolean) =>
    distanceTo(
      view.places.map((place) => (isEnd(place) ? 1 : 0)),
      view,
    );
  const toEdge = distances((place) => place !== PLACE.cloth);
  const toVeil = distances((place) => place === PLACE.veil);
  const toSkin = distances((place) => place === PLACE.veil || place === PLACE.other);
  const sure = toEdge.map((depth, i) =>
    Math.min(
      clamp((depth - MIXED_PX) / (CLEAN_PX - MIXED_PX)),
      clamp((toVeil[i] - SHADED_PX) / (LIT_PX - SHADED_PX)),
    ),
  );
  return { sure, bySkin: toSkin.map((away) => clamp(1.5 - (1.5 * away) / TINTED_PX)) };
}

type Source = { view: GarmentView; sureness: Sureness; photo: Photo; skin?: SkinTint };

/** Fetches a layer's pixels from the photo. */
export function fetchLayer(warp: Warp, { view, sureness, photo, skin }: Source): Layer {
  const { width, height, covered } = warp;
  const pixels = width * height;
  const layer: Layer = {
    width,
    height,
    covered,
    light: new Float32Array(pixels * 3),
    sure: new Float32Array(pixels),
    places: new Uint8Array(pixels),
    shape: new Float32Array(pixels),
  };
  const bySkin = new Float32Array(pixels);
  for (let i = 0; i < pixels; i += 1) {
    if (!covered[i]) continue;
    const x = Math.round(warp.x[i]);
    const y = Math.round(warp.y[i]);
    const isInside = x >= 0 && y >= 0 && x < view.width && y < view.height;
    layer.places[i] = isInside ? view.places[y * view.width + x] : PLACE.veil;
    if (layer.places[i] !== PLACE.cloth) continue;
    layer.sure[i] = sureness.sure[y * view.width + x];
    bySkin[i] = sureness.bySkin[y * view.width + x];
    sample(photo, view.toPhoto(warp.x[i], warp.y[i]), { to: layer.light, at: i * 3 });
  }
  takeBodyOff(layer, bySkin, skin);
  return layer;
}

function sample(
  { width, height, rgb }: Photo,
  { x, y }: Spot,
  { to, at }: { to: Float32Array; at: number },
): void {
  const u = clamp(x, 0, width - 1.001);
  const v = clamp(y, 0, height - 1.001);
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = (j * width + i) * 3;
  const below = width * 3;
  const fx = u - i;
  const fy = v - j;
  for (let c = 0; c < 3; c += 1) {
    const top = rgb[a + c] + (rgb[a + 3 + c] - rgb[a + c]) * fx;
    const low = rgb[a + below + c] + (rgb[a + below + 3 + c] - rgb[a + below + c]) * fx;
    to[at + c] = top + (low - top) * fy;
  }
}
