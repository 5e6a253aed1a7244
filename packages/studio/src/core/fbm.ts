import { addEnlarged } from './enlarge.ts';
import { type Cells, perlin } from './perlin.ts';
import type { Sheet } from './sheet.ts';
import { throwIfStopped } from './stop.ts';
import { TILE, type Unit } from './unit.ts';

export type FbmOptions = {
  /** Noise cells across a whole tile: small numbers for broad shapes. */
  cells: number;
  octaves: number;
  seed: string;
  /** Strength of an octave against the one before. */
  gain?: number;
};

/** A sheet, or whatever else has a unit and a size in pixels. */
export type Surface = Pick<Sheet, 'unit' | 'widthPx' | 'heightPx'>;

/** Fractal noise, about −0.6 to 0.6: one number a pixel of the sheet, repeating as its unit does. */
export function fbm(
  surface: Surface,
  { cells, octaves, seed, gain = 0.5 }: FbmOptions,
): Float32Array {
  const { unit, widthPx: width, heightPx: height } = surface;
  const out = new Float32Array(width * height);
  let strength = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    throwIfStopped();
    const count = cellsInUnit(unit, cells * 2 ** octave);
    if (octave > 0 && Math.max(count.across / width, count.down / height) > 0.5) break;
    const size = {
      width: Math.min(width, even(count.across * 16)),
      height: Math.min(height, even(count.down * 16)),
    };
    const layer = perlin(unit, count, { seed: `${seed}:${octave}`, ...size });
    addEnlarged(unit, layer, { target: { values: out, width, height }, strength });
    total += strength * 0.5;
    strength *= gain;
  }
  for (let i = 0; i < out.length; i += 1) out[i] /= total * 1.1;
  return out;
}

const even = (n: number) => n + (n % 2);

function cellsInUnit(unit: Unit, cells: number): Cells {
  const across = Math.max(1, Math.round((cells * unit.width) / TILE));
  const down = Math.max(1, Math.round((cells * unit.height) / TILE));
  return {
    across: unit.repeat === 'brick' ? even(across) : across,
    down: unit.repeat === 'half-drop' ? even(down) : down,
  };
}
