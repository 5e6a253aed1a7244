import type { Point } from '../../../../core/scene/point.ts';
import { darker, from, lighter, stitchesOn, type Texture } from './texture.ts';

/** Locks of hair that fall and part, light over dark. */
export const fur: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [
    darker(cloth, 0.38),
    darker(cloth, 0.2),
    lighter(cloth, 0.34),
    lighter(cloth, 0.55),
  ];
  const places = stitchesOn(input, { pitch: 0.052, jitter: 0.45, most: 800 });
  const lines = places.map((stitch) => {
    const long = unit * rng.range(0.05, 0.1);
    const lean = rng.range(-0.5, 0.5) * long;
    const path = [stitch.at, from(stitch, long * 0.5, lean * 0.25), from(stitch, long, lean)];
    return { path, widthPx: unit * rng.range(0.008, 0.014), colour: rng.pick(tones) };
  });
  return { lines, shapes: [] };
};

/** Small curls, as of sheepskin and terry. */
export const fleece: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [darker(cloth, 0.2), lighter(cloth, 0.35)];
  const places = stitchesOn(input, { pitch: 0.1, jitter: 0.35, most: 320 });
  const lines = places.map(({ at }) => {
    const radius = unit * rng.range(0.014, 0.024);
    const start = rng.range(0, 6.3);
    const path = [0, 1, 2, 3, 4].map((i): Point => {
      const angle = start + i * 1.05;
      return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
    });
    return { path, widthPx: unit * 0.009, colour: rng.pick(tones) };
  });
  return { lines, shapes: [] };
};

/** The pile brushed downwards: fine strokes, palest where the cloth turns from the viewer. */
export const velvet: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const places = stitchesOn(input, { pitch: 0.075, jitter: 0.45, most: 420 });
  const lines = places.map((stitch) => {
    const edge = Math.abs(2 * stitch.u - 1);
    const long = unit * rng.range(0.05, 0.12);
    return {
      path: [stitch.at, from(stitch, long, rng.range(-0.06, 0.06) * long)],
      widthPx: unit * 0.011,
      colour: edge > rng.range(0.35, 1) ? lighter(cloth, 0.3) : darker(cloth, 0.2),
    };
  });
  return { lines, shapes: [] };
};

/** Brushed marks, some of which lie the other way. */
export const suede: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [darker(cloth, 0.16), lighter(cloth, 0.2)];
  const places = stitchesOn(input, { pitch: 0.1, jitter: 0.45, most: 240 });
  const lines = places.map((stitch) => {
    const long = unit * rng.range(0.02, 0.05);
    return {
      path: [stitch.at, from(stitch, long, rng.range(-1, 1) * long)],
      widthPx: unit * 0.01,
      colour: rng.pick(tones),
    };
  });
  return { lines, shapes: [] };
};
