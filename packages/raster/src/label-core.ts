import { type Oklab, writeOklab } from './oklab.ts';
import type { Pixels } from './seam-score.ts';

/** OKLab of every pixel, three numbers each, row by row. */
export function oklabOf({ data, width, height }: Pixels): Float32Array {
  const labs = new Float32Array(width * height * 3);
  const rgb = [0, 0, 0];
  for (let i = 0, at = 0; at < labs.length; i += 4, at += 3) {
    rgb[0] = data[i];
    rgb[1] = data[i + 1];
    rgb[2] = data[i + 2];
    writeOklab(rgb, labs, at);
  }
  return labs;
}

/** The index of the palette's nearest colour at every pixel. */
export function nearestColours(labs: Float32Array, palette: readonly Oklab[]): Uint8Array {
  const labels = new Uint8Array(labs.length / 3);
  for (let place = 0, at = 0; place < labels.length; place += 1, at += 3) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < palette.length; i += 1) {
      const [l, a, b] = palette[i];
      const apart = (labs[at] - l) ** 2 + (labs[at + 1] - a) ** 2 + (labs[at + 2] - b) ** 2;
      if (apart >= least) continue;
      least = apart;
      labels[place] = i;
    }
  }
  return labels;
}

/** Neighbours, of eight, that must have a pixel's own label: along an edge fewer have. */
const OWN_NEIGHBOURS = 6;

/**
 * How much of each label's inside lies around each pixel, 0 to 255, label after label: its inside
 * is where most neighbours have the label too, so that the fringe of mixtures along an edge
 * stands for none. The picture goes on at its other side.
 */
export function presenceOf(
  labels: Uint8Array,
  {
    width,
    height,
    colours,
    radius,
  }: { width: number; height: number; colours: number; radius: number },
): Uint8Array {
  const area = width * height;
  const core = coreOf(labels, width, height);
  const presence = new Uint8Array(area * colours);
  for (let colour = 0; colour < colours; colour += 1) {
    const plane = new Float32Array(area);
    for (let i = 0; i < area; i += 1) if (core[i] && labels[i] === colour) plane[i] = 255;
    const once = boxMean(plane, { width, height, radius });
    presence.set(boxMean(once, { width, height, radius }), colour * area);
  }
  return presence;
}

function coreOf(labels: Uint8Array, width: number, height: number): Uint8Array {
  const core = new Uint8Array(labels.length);
  for (let y = 0; y < height; y += 1) {
    const up = (y === 0 ? height - 1 : y - 1) * width;
    const down = (y === height - 1 ? 0 : y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = x === 0 ? width - 1 : x - 1;
      const right = x === width - 1 ? 0 : x + 1;
      const own = labels[row + x];
      const same =
        Number(labels[up + left] === own) +
        Number(labels[up + x] === own) +
        Number(labels[up + right] === own) +
        Number(labels[row + left] === own) +
        Number(labels[row + right] === own) +
        Number(labels[down + left] === own) +
        Number(labels[down + x] === own) +
        Number(labels[down + right] === own);
      core[row + x] = Number(same >= OWN_NEIGHBOURS);
    }
  }
  return core;
}

type Box = { width: number; height: number; radius: number };

/** Mean of the square around each pixel, on a torus: rows, then columns. */
function boxMean(plane: Float32Array, { width, height, radius }: Box): Float32Array {
  const rows = new Float32Array(plane.length);
  const reach = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    slide({ from: plane, to: rows, start: y * width, step: 1, length: width, radius, reach });
  }
  const whole = new Float32Array(plane.length);
  for (let x = 0; x < width; x += 1) {
    slide({ from: rows, to: whole, start: x, step: width, length: height, radius, reach });
  }
  return whole;
}

type Slide = {
  from: Float32Array;
  to: Float32Array;
  start: number;
  step: number;
  length: number;
  radius: number;
  reach: number;
};

function slide({ from, to, start, step, length, radius, reach }: Slide): void {
  const wrap = (place: number) => start + (((place % length) + length) % length) * step;
  let sum = 0;
  for (let place = -radius; place <= radius; place += 1) sum += from[wrap(place)];
  for (let place = 0; place < length; place += 1) {
    to[start + place * step] = sum / reach;
    sum += from[wrap(place + radius + 1)] - from[wrap(place - radius)];
  }
}
