import { EngineError } from '@toile/engines';
import type { FoundLines } from './find-lines.ts';
import { isPhotograph, type Outlined } from './is-photograph.ts';

/** Refuses what shows nothing: an empty or solid page, a page without lines, lines that enclose nothing. */
export function judgeLines({ lines, outside }: { lines: FoundLines; outside: Uint8Array }): void {
  const count = outside.length;
  let linePx = 0;
  let figurePx = 0;
  for (let i = 0; i < count; i += 1) {
    linePx += lines.mask[i];
    figurePx += 1 - outside[i];
  }
  if (contrastOf(lines.light) < 0.045) throw refusal('blank', 'The page is empty');
  if (linePx < count * 0.0008) throw refusal('no-lines', 'No lines were found');
  if (figurePx < count * 0.008) throw refusal('no-lines', 'The lines enclose nothing');
}

/** Refuses what is no drawing: a photograph, and a page of which nothing is a figure. */
export function judgeFigure(outlined: Outlined): void {
  if (isPhotograph(outlined)) throw refusal('photo-not-sketch', 'The picture is a photograph');
  const { labels } = outlined;
  let figurePx = 0;
  for (let i = 0; i < labels.length; i += 1) figurePx += labels[i] === 0 ? 0 : 1;
  if (figurePx < labels.length * 0.004) throw refusal('no-lines', 'No figure was found');
}

const refusal = (reason: 'blank' | 'no-lines' | 'photo-not-sketch', message: string) =>
  new EngineError('refused', message, { reason });

/** From the darkest thousandth to the brightest. */
function contrastOf(light: Float32Array): number {
  const sorted = new Float32Array(Math.ceil(light.length / 7));
  for (let i = 0; i < sorted.length; i += 1) sorted[i] = light[i * 7];
  sorted.sort();
  return sorted[Math.floor(sorted.length * 0.995)] - sorted[Math.floor(sorted.length * 0.002)];
}
