import { EngineError } from '../../engine-error.ts';
import type { FoundLines } from './find-lines.ts';
import type { Picture } from './read-picture.ts';

/** Refuses what is no drawing: an empty or solid page, a page without lines, a photograph. */
export function judge(
  picture: Picture,
  { lines, outside: ground }: { lines: FoundLines; outside: Uint8Array },
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
  if (isPhotograph(picture, lines, ground))
    throw refusal('photo-not-sketch', 'The picture is a photograph');
  if (figurePx < count * 0.008) throw refusal('no-lines', 'The lines enclose nothing');
}

const refusal = (reason: 'blank' | 'no-lines' | 'photo-not-sketch', message: string) =>
  new EngineError('refused', message, { reason });

/** From the darkest thousandth to the brightest. */
function contrastOf(light: Float32Array): number {
  const sorted = light.filter((_, i) => i % 7 === 0).toSorted();
  return sorted[Math.floor(sorted.length * 0.995)] - sorted[Math.floor(sorted.length * 0.002)];
}

/**
 * A drawn line is darker than both of its sides, and a drawing is outlined; in a photograph most
 * dark edges are where a dark thing ends.
 */
function isPhotograph(picture: Picture, lines: FoundLines, ground: Uint8Array): boolean {
  const outlined = outlinePart(picture, lines.light, ground);
  return outlined < 0.3 && outlined + linePart(picture, lines) < 0.32;
}

/** The part (0 to 1) of the dark edges of a picture that are lines, with light on both sides. */
function linePart({ width, height }: Picture, { light, mask }: FoundLines): number {
  let edges = 0;
  let lines = 0;
  const reach = 6;
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach + (y % 2); x < width - reach; x += 2) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      edges += 1;
      if (standsOut(light, i, { width, reach })) lines += 1;
    }
  }
  return lines / Math.max(1, edges);
}

function standsOut(
  light: Float32Array,
  i: number,
  { width, reach }: { width: number; reach: number },
): boolean {
  for (const step of [1, width, width + 1, width - 1]) {
    const sides = Math.min(light[i - reach * step], light[i + reach * step]);
    if (sides - light[i] > 0.09) return true;
  }
  return false;
}

/** The part (0 to 1) of the figure's left and right outlines that are darker than what they bound on both sides. */
function outlinePart(
  { width, height, rgb }: Picture,
  light: Float32Array,
  ground: Uint8Array,
): number {
  let seen = 0;
  let drawn = 0;
  for (let y = 4; y < height - 4; y += 1) {
    for (const way of [1, -1]) {
      let x = way === 1 ? 1 : width - 2;
      while (x > 0 && x < width - 1 && ground[y * width + x]) x += way;
      if (x < 12 || x > width - 13) continue;
      seen += 1;
      let at = y * width + x;
      for (let k = -2; k <= 4; k += 1) {
        const next = y * width + x + k * way;
        if (light[next] < light[at]) at = next;
      }
      const rim = light[at];
      const colour = rgb.subarray(at * 3, at * 3 + 3);
      // Ink and pencil are grey; the dark edge of an arm is the colour of skin.
      const isGrey = Math.max(...colour) - Math.min(...colour) < 0.06 + 0.22 * (1 - rim);
      const inside = Math.max(light[y * width + x + 8 * way], light[y * width + x + 10 * way]);
      const outside = light[y * width + x - 6 * way];
      if (isGrey && Math.min(inside, outside) - rim > 0.045) drawn += 1;
    }
  }
  return drawn / Math.max(1, seen);
}
