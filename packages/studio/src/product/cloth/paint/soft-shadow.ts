import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** One layer of a shadow, in pixels of the page. */
export type ShadowLayer = { blurPx: number; dx: number; dy: number; alpha: number };

/** A shadow of a picture at a part of its size, and where it belongs. */
export type SoftShadow = {
  canvas: Canvas;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Far enough to be off any canvas: the shadow comes back by its offset. */
const AWAY = 8000;

/** Blurs the silhouette of a picture at 1/`shrink` of its size, layer over layer: soft shadows need no more. */
export function softShadow(
  picture: Canvas,
  layers: readonly ShadowLayer[],
  shrink: number,
): SoftShadow {
  const pad = Math.ceil(
    Math.max(...layers.map(({ blurPx, dx, dy }) => blurPx * 2 + Math.hypot(dx, dy))),
  );
  const width = picture.width + 2 * pad;
  const height = picture.height + 2 * pad;
  const small = createCanvas(Math.ceil(picture.width / shrink), Math.ceil(picture.height / shrink));
  small.getContext('2d').drawImage(picture, 0, 0, picture.width / shrink, picture.height / shrink);
  const canvas = createCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink));
  const ctx = canvas.getContext('2d');
  for (const { blurPx, dx, dy, alpha } of layers) {
    ctx.shadowColor = `rgba(18,15,24,${alpha})`;
    ctx.shadowBlur = (blurPx * 2) / shrink;
    ctx.shadowOffsetX = AWAY + dx / shrink;
    ctx.shadowOffsetY = dy / shrink;
    ctx.drawImage(small, pad / shrink - AWAY, pad / shrink);
  }
  return {
    canvas,
    left: -pad,
    top: -pad,
    width: canvas.width * shrink,
    height: canvas.height * shrink,
  };
}
