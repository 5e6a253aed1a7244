import type { Repeat } from '@toile/contract';
import type { Surface } from './fbm.ts';
import { TAU } from './interpolate.ts';
import { createRng, type Rng } from './rng.ts';
import { throwIfStopped } from './stop.ts';
import { TILE, type Unit } from './unit.ts';

export type SpectralOptions = {
  /** Band of frequencies, in waves a tile. */
  low: number;
  high: number;
  /** Direction of travel of the waves and its spread, in radians. */
  angle: number;
  spread: number;
  waves: number;
  seed: string;
};

type Wave = { across: number; down: number; phase: number };

/** A sum of cosines, deviation about 1, whose frequencies all fit the unit's repeat: it meets itself exactly. */
export function spectral(
  { unit, widthPx, heightPx }: Surface,
  options: SpectralOptions,
): Float32Array {
  const rng = createRng(options.seed);
  const out = new Float32Array(widthPx * heightPx);
  for (let n = 0; n < options.waves; n += 1) {
    throwIfStopped();
    addWave({ out, width: widthPx, height: heightPx }, unit.repeat, pickWave(unit, options, rng));
  }
  const norm = 1 / Math.sqrt(options.waves / 2);
  for (let i = 0; i < out.length; i += 1) out[i] *= norm;
  return out;
}

function pickWave(unit: Unit, { low, high, angle, spread }: SpectralOptions, rng: Rng): Wave {
  const frequency = rng.range(low, high);
  const direction = angle + rng.range(-spread, spread);
  const across = (frequency * Math.cos(direction) * unit.width) / TILE;
  const down = (frequency * Math.sin(direction) * unit.height) / TILE;
  const phase = rng.range(0, TAU);
  if (unit.repeat === 'half-drop') {
    const whole = Math.round(down);
    return { across: Math.round(across - whole / 2) + whole / 2, down: whole, phase };
  }
  if (unit.repeat === 'brick') {
    const whole = Math.round(across);
    return { across: whole, down: Math.round(down - whole / 2) + whole / 2, phase };
  }
  if (unit.repeat === 'mirror')
    return { across: Math.round(across * 2) / 2, down: Math.round(down), phase };
  return { across: Math.round(across), down: Math.round(down), phase };
}

type Target = { out: Float32Array; width: number; height: number };

function addWave({ out, width, height }: Target, repeat: Repeat, wave: Wave): void {
  const phase = repeat === 'mirror' ? 0 : wave.phase;
  const cosX = Float32Array.from({ length: width }, (_, x) =>
    Math.cos((TAU * wave.across * x) / width + phase),
  );
  const sinX = Float32Array.from({ length: width }, (_, x) =>
    Math.sin((TAU * wave.across * x) / width + phase),
  );
  for (let y = 0; y < height; y += 1) {
    const turn = (TAU * wave.down * y) / height + (repeat === 'mirror' ? wave.phase : 0);
    const cosY = repeat === 'mirror' ? Math.cos(turn) * Math.SQRT2 : Math.cos(turn);
    const sinY = repeat === 'mirror' ? 0 : Math.sin(turn);
    for (let x = 0; x < width; x += 1) out[y * width + x] += cosX[x] * cosY - sinX[x] * sinY;
  }
}
