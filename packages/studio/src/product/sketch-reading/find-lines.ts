import { clamp } from '../../core/interpolate.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import { components } from '../../core/plane/components.ts';
import type { Picture } from './read-picture.ts';

export type FoundLines = {
  /** Darkness of the line at each pixel, 0 to 1, with soft edges. */
  strength: Float32Array;
  /** 1 where a pixel is of a line. */
  mask: Uint8Array;
  /** The same without the rims of washes, which are paler than ink. */
  ink: Uint8Array;
  /** Brightness of the picture, 0 to 1. */
  light: Float32Array;
};

/** Specks shorter than this are no lines. */
const LEAST_PX = 12;

/**
 * Drawn lines: darker than their surroundings on a scale of a few pixels (difference of
 * Gaussians). What counts as darker follows the drawing: a pencil's grey lines are found at a
 * lower step than a pen's.
 */
export function findLines(picture: Picture): FoundLines {
  const { width, height, rgb } = picture;
  const light = new Float32Array(width * height);
  for (let i = 0, o = 0; i < light.length; i += 1, o += 3) {
    light[i] = 0.3 * rgb[o] + 0.59 * rgb[o + 1] + 0.11 * rgb[o + 2];
  }
  const near = blurPlane(light, picture, 1);
  const far = blurPlane(light, picture, 6);
  const step = adaptiveStep(far, near);
  const strength = new Float32Array(light.length);
  const mask = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i += 1) {
    const darker = (far[i] - near[i] * 0.45 - light[i] * 0.55) / Math.max(0.35, far[i]);
    strength[i] = clamp((darker - step * 0.6) / (step * 2.2));
    if (darker > step) mask[i] = 1;
  }
  dropSpecks(mask, strength, picture);
  return { strength, mask, light, ink: inkOf(mask, strength, { light, picture }) };
}

/** Of the lines those that are about as dark as the darkest of them, or grey: rims of washes are pale and coloured. */
function inkOf(
  mask: Uint8Array,
  strength: Float32Array,
  { light, picture }: { light: Float32Array; picture: Picture },
): Uint8Array {
  const bins = new Int32Array(101);
  let count = 0;
  for (let i = 0; i < mask.length; i += 2) {
    if (mask[i] === 0 || strength[i] < 0.5) continue;
    bins[Math.floor(light[i] * 100)] += 1;
    count += 1;
  }
  let dark = 0;
  for (let sum = bins[0]; dark < 100 && sum < count * 0.15; sum += bins[dark]) dark += 1;
  const limit = dark / 100 + (1 - dark / 100) * 0.45;
  const ink = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i += 1)
    if (mask[i] && light[i] < limit && strength[i] > 0.3) ink[i] = 1;
  const { labels, list } = components(ink, picture, true);
  for (let i = 0; i < ink.length; i += 1) {
    if (ink[i] && list[labels[i] - 1].areaPx < LEAST_PX) ink[i] = 0;
  }
  return ink;
}

/** A part of how dark the darkest lines are. */
function adaptiveStep(far: Float32Array, near: Float32Array): number {
  const bins = new Int32Array(200);
  let count = 0;
  for (let i = 0; i < far.length; i += 3) {
    const darker = far[i] - near[i];
    if (darker < 0.02) continue;
    bins[Math.min(199, Math.floor(darker * 200))] += 1;
    count += 1;
  }
  let above = 0;
  let bin = 199;
  while (bin > 0 && above < count * 0.1) {
    above += bins[bin];
    bin -= 1;
  }
  return clamp((bin / 200) * 0.34, 0.035, 0.085);
}

function dropSpecks(mask: Uint8Array, strength: Float32Array, picture: Picture): void {
  const { labels, list } = components(mask, picture, true);
  for (let i = 0; i < mask.length; i += 1) {
    const id = labels[i];
    if (id === 0 || list[id - 1].areaPx >= LEAST_PX) continue;
    mask[i] = 0;
    strength[i] *= 0.3;
  }
}
