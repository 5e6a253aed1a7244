import { type Hex, toRgb } from '../../core/colour.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { laidAt } from './laid-print.ts';
import type { Spot } from './light/spot.ts';
import type { Stage } from './stage.ts';
import type { Surface } from './surfaces.ts';

/** Puts the print's colour at a pixel of the page into the spot; marks have soft edges. */
export type PrintAt = (spot: Spot, surface: Surface) => void;

/** The print of a reading as a function of the spot: as it was recorded, else as it was found. */
export function printOf(reading: SketchReading, stage: Stage): PrintAt {
  const drawn = reading.print ? recorded(reading, stage) : found(reading, stage);
  return (spot, surface) => {
    const { laid, region } = surface;
    if (laid && stage.printed[region.id] === 0) {
      spot.r = laidAt(laid, spot, 0);
      spot.g = laidAt(laid, spot, 1);
      spot.b = laidAt(laid, spot, 2);
    } else drawn(spot, surface);
  };
}

/** Weights of a pixel, of each neighbour beside it and of each at its corners. */
const WEIGHTS = [0.25, 0.125, 0.0625] as const;

function recorded({ print, size: { width } }: SketchReading, { printed }: Stage): PrintAt {
  if (!print || !printed.includes(1)) return () => {};
  const { marks } = print;
  const around = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1];
  const weights = [2, 1, 2, 1, 0, 1, 2, 1, 2].map((ring) => WEIGHTS[ring]);
  return (spot, { region, albedo, marks: tones }) => {
    if (!tones || printed[region.id] === 0) return;
    const i = spot.y * width + spot.x;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < 9; k += 1) {
      const tone = tones[marks[i + around[k]] - 1] ?? albedo;
      r += tone[0] * weights[k];
      g += tone[1] * weights[k];
      b += tone[2] * weights[k];
    }
    spot.r = r;
    spot.g = g;
    spot.b = b;
  };
}

/** The drawing's own colours against the area's, on the cloth: a cloth of another colour is tinted. */
function found(reading: SketchReading, { printed }: Stage): PrintAt {
  if (!printed.includes(1)) return () => {};
  const { colours, size } = reading;
  return (spot, { region }) => {
    if (printed[region.id] === 0 || !region.colour) return;
    const i = (spot.y * size.width + spot.x) * 3;
    const row = size.width * 3;
    const near = (c: number) =>
      (2 * colours[i + c] +
        colours[i + c - 3] +
        colours[i + c + 3] +
        colours[i + c - row] +
        colours[i + c + row]) /
      6;
    const base = baseOf(region.colour);
    spot.r = tinted(spot.r, near(0), base[0]);
    spot.g = tinted(spot.g, near(1), base[1]);
    spot.b = tinted(spot.b, near(2), base[2]);
  };
}

const bases = new Map<Hex, readonly number[]>();

function baseOf(colour: Hex): readonly number[] {
  const known = bases.get(colour) ?? toRgb(colour).map((value) => Math.max(0.08, value / 255));
  bases.set(colour, known);
  return known;
}

/** The cloth, lighter or darker by the ratio of the drawing to the area's colour; bare paper is no lighter than white cloth. */
const tinted = (cloth: number, near: number, base: number) =>
  Math.min(Math.max(0.6, cloth), cloth * (near / base) ** 2.2);
