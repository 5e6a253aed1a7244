import { smoothstep } from '../../core/interpolate.ts';
import type { Layer } from './layer.ts';
import { lumaAt } from './luma-at.ts';
import { type SkinTint, tintRemover, typicalTint } from './skin-tint.ts';

/** Brightness (0–255) below which shade cannot be told from cloth. */
const DARK = 60;

/** Share of differing pixels away from skin above which the cloth is printed. */
const PRINTED = 0.06;

/**
 * Removes the body's influence on plain cloth, in place: the skin's tint and the shade of arms.
 * Pixels that are mostly tint or shade lose their confidence. `bySkin`: nearness of skin, 0–1.
 */
export function takeBodyOff(layer: Layer, bySkin: Float32Array, skin?: SkinTint): void {
  if (skin) takeTintOff(layer, bySkin, skin);
  doubtShade(layer, bySkin);
}

function takeTintOff(layer: Layer, bySkin: Float32Array, skin: SkinTint): void {
  const { light, sure } = layer;
  const untint = tintRemover(typicalTint(light, sure), skin);
  if (!untint || isPrinted(layer, bySkin, (i) => Math.abs(untint(light, i, 0)) > 0.3)) return;
  for (let i = 0; i < sure.length; i += 1) {
    if (bySkin[i] > 0) sure[i] *= 1 - bySkin[i] * smoothstep(0.4, 0.7, untint(light, i, bySkin[i]));
  }
}

/** Lowers the confidence of pixels beside skin that are much darker than the cloth: shade, or a gap. */
function doubtShade(layer: Layer, bySkin: Float32Array): void {
  const { light, sure } = layer;
  const lumas: number[] = [];
  for (let i = 0; i < sure.length; i += 11) if (sure[i] > 0.9) lumas.push(lumaAt(light, i));
  const typical = lumas.toSorted((a, b) => a - b)[lumas.length >> 1] ?? 0;
  const partOf = (i: number) => lumaAt(light, i) / typical;
  if (typical < DARK || isPrinted(layer, bySkin, (i) => partOf(i) < 0.7)) return;
  for (let i = 0; i < sure.length; i += 1) {
    if (bySkin[i] <= 0 || sure[i] <= 0) continue;
    sure[i] *= 1 - bySkin[i] * (1 - smoothstep(0.5, 0.72, partOf(i)));
  }
}

/** Test for the same deviation where no skin is near: it belongs to the cloth. */
function isPrinted(
  { sure }: Layer,
  bySkin: Float32Array,
  isUnlike: (i: number) => boolean,
): boolean {
  let count = 0;
  let unlike = 0;
  for (let i = 0; i < sure.length; i += 3) {
    if (sure[i] < 0.9 || bySkin[i] > 0) continue;
    count += 1;
    if (isUnlike(i)) unlike += 1;
  }
  return unlike > count * PRINTED;
}
