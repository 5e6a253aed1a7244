import { darker, from, lighter, stitchesOn, type Texture } from './texture.ts';

/** Stocking stitch: wales of small v's, worked out in patches and left to the eye between. */
export const knit: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const places = stitchesOn(input, { pitch: 0.075, jitter: 0.05, most: 420 });
  const colour = darker(cloth, 0.3);
  const light = lighter(cloth, 0.3);
  const size = unit * 0.024;
  const lines = places
    .filter(({ u, v }) => Math.sin(u * 7 + v * 3) + Math.sin(v * 11 - u * 4) > rng.range(-1.3, 0.9))
    .map((stitch) => ({
      path: [
        from(stitch, -size, -size * 0.8),
        from(stitch, size, 0),
        from(stitch, -size, size * 0.8),
      ],
      widthPx: unit * 0.0095,
      colour: rng.chance(0.72) ? colour : light,
    }));
  return { lines, shapes: [] };
};
