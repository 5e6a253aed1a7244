import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { tabled } from '../../../core/lookup.ts';
import { createPlaneNoise } from '../../../core/plane-noise.ts';
import { createRng } from '../../../core/rng.ts';
import { addHeights, type Fold } from './fold.ts';

/** Cones of cloth that hang from a seam and open downwards; no two alike. */
export type Flutes = {
  /** Height in centimetres at a place of the panel, before the fabric's own amplitude. */
  heightAt: (s: number, t: number) => number;
  fold: Fold;
};

export type FlutesOptions = {
  seed: string;
  count: number;
  heightCm: number;
  /** The t at which the first of them begin. */
  start?: number;
  /** 1 opens evenly, 2 late. */
  growth?: number;
  /** Sideways drift, in widths of one flute. */
  sway?: number;
};

type Cone = { from: number; to: number; height: number; start: number };

// Round above, narrow in the valleys: cloth hangs in cones, not in waves.
const crisp = tabled((q) => Math.max(0, Math.sin(Math.PI * q)) ** 0.85);
/** Depth of the level between two flutes below the flat cloth, as a factor of `heightCm`; it offsets their height. */
const MEAN = 0.45;
/** Silks flow round the valleys as well. */
const flowing = tabled((q) => 0.5 - 0.5 * Math.cos(2 * Math.PI * q));

/** Lays flutes of uneven width, height and beginning side by side. */
export function createFlutes(options: FlutesOptions): Flutes {
  const { seed, count, heightCm, start = 0.04, growth = 0.9, sway = 0.5 } = options;
  const noise = createPlaneNoise(createRng(`${seed}:sway`));
  const cones = layCones(seed, count, start);
  const opened = tabled((part) => part ** growth);
  const shaped = (section: (q: number) => number) => (s: number, t: number) => {
    const wander = (noise(s * count * 0.6, t * 1.7) * sway) / count;
    const at = s + wander * smoothstep(0, 0.5, t);
    const cone = coneAt(cones, at);
    const q = clamp((at - cone.from) / (cone.to - cone.from));
    const open = opened(smoothstep(cone.start, 1.15, t));
    // Neighbours meet at one height, whatever their own.
    return heightCm * (cone.height * open * section(q) - MEAN * opened(smoothstep(start, 1.15, t)));
  };
  const heightAt = shaped(crisp);
  const fold: Fold = (field) => {
    const own = field.fabric.flow > 0.65 ? shaped(flowing) : heightAt;
    const amplitude = field.fabric.foldAmplitude * lerp(0.75, 1.15, field.fabric.flow);
    addHeights(field, (s, t) => own(s, t) * amplitude);
  };
  return { heightAt, fold };
}

function layCones(seed: string, count: number, start: number): Cone[] {
  const rng = createRng(`${seed}:cones`);
  const whole = Math.max(3, Math.round(count));
  const widths = Array.from({ length: whole }, () => rng.range(0.55, 1.5));
  // Half a cone more on both sides, so that the sides of the panel are no valleys by rule.
  const total = widths.reduce((sum, width) => sum + width, 0) * 0.93;
  let from = -0.04 * rng.range(0.4, 1);
  return widths.map((width) => {
    const to = from + width / total;
    const part = width * rng.range(0.75, 1.1);
    const cone = { from, to, height: part, start: start + rng.next() ** 2 * 0.3 };
    from = to;
    return cone;
  });
}

function coneAt(cones: readonly Cone[], s: number): Cone {
  const last = cones.length - 1;
  for (let i = 0; i < last; i += 1) if (s < cones[i].to) return cones[i];
  return cones[last];
}
