import { EngineError } from '../../engine-error.ts';
import type { FoundLines } from './find-lines.ts';
import type { Picture } from './read-picture.ts';

/** Refuses what is no drawing: an empty or solid page, a page without lines, a photograph. */
export function judge(
  picture: Picture,
  { lines, ground }: { lines: FoundLines; ground: Uint8Array },
): void {
  const count = ground.length;
  let linePx = 0;
  let figurePx = 0;
  for (let i = 0; i < count; i += 1) {
    linePx += lines.mask[i];
    figurePx += 1 - ground[i];
  }
  if (contrastOf(lines.light) < 0.045) throw refusal('blank', 'The page is empty');
  if (linePx < count * 0.0008) throw refusal('no-lines', 'No lines were found');
  if (isPhotograph(picture, lines))
    throw refusal('photo-not-sketch', 'The picture is a photograph');
  if (figurePx < count * 0.008) throw refusal('no-lines', 'The lines enclose nothing');
}

const refusal = (reason: 'blank' | 'no-lines' | 'photo-not-sketch', message: string) =>
  new EngineError('refused', message, { reason });

/** From the darkest thousandth to the brightest. */
function contrastOf(light: Float32Array): number {
  const sorted = light.filter((_, i) => i % 7 === 0).sort();
  return sorted[Math.floor(sorted.length * 0.995)] - sorted[Math.floor(sorted.length * 0.002)];
}

/**
 * Photographs change smoothly nearly everywhere; a drawing's paper is even, or its washes are
 * bounded by ink.
 */
function isPhotograph(picture: Picture, lines: FoundLines): boolean {
  return photoScore(picture, lines) > 0.5;
}

/** How much of a picture is neither even paper nor line, against what a drawing leaves so. */
export function photoScore({ width, height }: Picture, { light, mask }: FoundLines): number {
  let smooth = 0;
  let seen = 0;
  for (let y = 3; y < height - 3; y += 2) {
    for (let x = 3; x < width - 3; x += 2) {
      const i = y * width + x;
      seen += 1;
      if (mask[i]) continue;
      const change =
        Math.abs(light[i + 3] - light[i - 3]) +
        Math.abs(light[i + 3 * width] - light[i - 3 * width]);
      if (light[i] < 0.9 && change > 0.006 && change < 0.12) smooth += 1;
    }
  }
  return smooth / seen;
}
