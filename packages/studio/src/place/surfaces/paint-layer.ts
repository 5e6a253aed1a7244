import { blurAt } from '../optics/camera.ts';
import { coverNear } from '../optics/cover-near.ts';
import { discBlur } from '../optics/disc-blur.ts';
import { addLayer, createLayer, type Layer, layOver } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';

/** Red, green, blue in linear light, then coverage; shaders set what they show. */
export type Pixel = [red: number, green: number, blue: number, alpha: number];

export type LayerPlace = {
  depthM: number;
  /** Rows of the frame that can be touched, in fractions. */
  top?: number;
  bottom?: number;
  /** Times the blur of its depth. */
  blur?: number;
  /** Adds its light instead of covering. */
  isLight?: boolean;
  /** Stands so near that it hides the sharp ground about the feet. */
  isNear?: boolean;
};

/** Paints a layer pixel by pixel, blurs it as its depth asks and lays it on the plate. */
export function paintLayer(
  stage: Stage,
  place: LayerPlace,
  shade: (u: number, v: number, pixel: Pixel) => void,
): void {
  const { top = 0, bottom = 1 } = place;
  drawLayer(stage, place, ({ width, height, data }) => {
    const pixel: Pixel = [0, 0, 0, 0];
    const first = Math.max(0, Math.floor(top * height));
    const last = Math.min(height, Math.ceil(bottom * height));
    for (let y = first; y < last; y += 1) {
      const v = (y + 0.5) / height;
      for (let x = 0; x < width; x += 1) {
        pixel[3] = 0;
        shade((x + 0.5) / width, v, pixel);
        const alpha = pixel[3];
        if (alpha <= 0) continue;
        const to = (y * width + x) * 4;
        data[to] = pixel[0] * alpha;
        data[to + 1] = pixel[1] * alpha;
        data[to + 2] = pixel[2] * alpha;
        data[to + 3] = alpha;
      }
    }
  });
}

/** The same for layers that are drawn figure by figure. */
export function drawLayer(
  { plate, camera, near }: Stage,
  { depthM, blur = 1, isLight = false, isNear = false }: LayerPlace,
  draw: (layer: Layer) => void,
): void {
  const layer = createLayer(plate);
  draw(layer);
  const blurred = discBlur(layer, blurAt(camera, depthM) * blur);
  if (isLight) addLayer(plate, blurred);
  else layOver(plate, blurred);
  if (isNear && near) coverNear(near, blurred);
}

/** Paints the whole plate pixel by pixel. */
export function paintPlate(
  { plate }: Stage,
  shade: (u: number, v: number, pixel: Pixel) => void,
): void {
  const { width, height, data } = plate;
  const pixel: Pixel = [0, 0, 0, 1];
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      shade((x + 0.5) / width, (y + 0.5) / height, pixel);
      data[to] = pixel[0];
      data[to + 1] = pixel[1];
      data[to + 2] = pixel[2];
    }
  }
}

/** Sets a pixel to a light, opaque or not. */
export function setPixel(pixel: Pixel, light: readonly number[], alpha = 1): void {
  pixel[0] = light[0];
  pixel[1] = light[1];
  pixel[2] = light[2];
  pixel[3] = alpha;
}

/** Moves a pixel's colour towards a light. */
export function veil(pixel: Pixel, light: readonly number[], t: number): void {
  pixel[0] += (light[0] - pixel[0]) * t;
  pixel[1] += (light[1] - pixel[1]) * t;
  pixel[2] += (light[2] - pixel[2]) * t;
}
