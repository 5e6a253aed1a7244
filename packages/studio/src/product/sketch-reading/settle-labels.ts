import type { Trapped } from './trap-regions.ts';

/** Reach of the ground into a line, and of a figure along the lines that leave it. */
const GROUND_PX = 1;
const FIGURE_PX = 8;
/** Width of an edge without a line, from each side. */
const EDGE_PX = 4;
const GROUND = 65_535;

/**
 * The area of each pixel with the walls between areas given out, 0 for the ground: the outline
 * of a figure is the figure's but for its outermost pixel, edges without a line are shared.
 */
export function settleLabels(
  { core }: Trapped,
  { isGround, lines, width }: { isGround: Uint8Array; lines: Uint8Array; width: number },
): Uint16Array {
  const labels = core.slice();
  const last = labels.length - width;
  for (let i = 0; i < labels.length; i += 1) {
    if (i < width || i >= last || isGround[labels[i]]) labels[i] = GROUND;
  }
  const front = frontOf(labels, width);
  spread(labels, front, { steps: EDGE_PX, width, may: (_, to) => lines[to] === 0 });
  spread(labels, front, { steps: GROUND_PX, width, may: (from) => labels[from] === GROUND });
  spread(labels, front, { steps: FIGURE_PX, width, may: (from) => labels[from] !== GROUND });
  spread(labels, front, { steps: 4096, width, may: () => true });
  for (let i = 0; i < labels.length; i += 1) if (labels[i] === GROUND) labels[i] = 0;
  return labels;
}

type Front = { pixels: Int32Array; count: number };

/** Labelled pixels beside pixels without a label. */
function frontOf(labels: Uint16Array, width: number): Front {
  const pixels = new Int32Array(labels.length);
  let count = 0;
  for (let i = width; i < labels.length - width; i += 1) {
    if (labels[i] === 0) continue;
    if (labels[i + 1] && labels[i - 1] && labels[i + width] && labels[i - width]) continue;
    pixels[count] = i;
    count += 1;
  }
  return { pixels, count };
}

type Spread = { steps: number; width: number; may: (from: number, to: number) => boolean };

/** Moves the front on by some steps where `may` allows; pixels that may not move stay in it. */
function spread(labels: Uint16Array, front: Front, { steps, width, may }: Spread): void {
  const moves = [1, -1, width, -width];
  const { pixels } = front;
  const staying: number[] = [];
  let moving = pixels.slice(0, front.count);
  for (let step = 0; step < steps && moving.length > 0; step += 1) {
    let count = 0;
    for (const i of moving) {
      let isHeld = false;
      for (let k = 0; k < 4; k += 1) {
        const to = i + moves[k];
        if (labels[to] !== 0) continue;
        if (!may(i, to)) {
          isHeld = true;
          continue;
        }
        labels[to] = labels[i];
        pixels[count] = to;
        count += 1;
      }
      if (isHeld) staying.push(i);
    }
    moving = pixels.slice(0, count);
  }
  pixels.set(moving);
  pixels.set(staying, moving.length);
  front.count = moving.length + staying.length;
}
