import type { Hex } from '../../../../core/colour.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { darker, from, lighter, type Stitch, stitchesOn, type Texture } from './texture.ts';

type Line = PlacedPrint['lines'][number];
type Mark = { long: number; slant: number; widthPx: number; colour: Hex };

/** A short straight mark, slanted from the way down towards the viewer's left. */
const mark = (stitch: Stitch, { long, slant, widthPx, colour }: Mark): Line => {
  const [along, across] = [Math.cos(slant) * long, Math.sin(slant) * long];
  return {
    path: [from(stitch, -along / 2, -across / 2), from(stitch, along / 2, across / 2)],
    widthPx,
    colour,
  };
};

/** Flecks of many tones in all directions. */
export const tweed: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [
    lighter(cloth, 0.5),
    darker(cloth, 0.36),
    lighter(cloth, 0.25),
    darker(cloth, 0.2),
  ];
  const places = stitchesOn(input, { pitch: 0.062, jitter: 0.4, most: 760 });
  const lines = places.map((stitch) =>
    mark(stitch, {
      long: unit * rng.range(0.014, 0.034),
      slant: rng.range(-1.5, 1.5),
      widthPx: unit * rng.range(0.008, 0.014),
      colour: rng.pick(tones),
    }),
  );
  return { lines, shapes: [] };
};

/** The slanting lines of twill, here and there, in the white of the weft. */
export const denim: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [lighter(cloth, 0.3), lighter(cloth, 0.18), darker(cloth, 0.16)];
  const places = stitchesOn(input, { pitch: 0.068, jitter: 0.2, most: 480 });
  const lines = places.map((stitch) =>
    mark(stitch, {
      long: unit * rng.range(0.03, 0.05),
      slant: 0.75,
      widthPx: unit * 0.0085,
      colour: rng.pick(tones),
    }),
  );
  return { lines, shapes: [] };
};

/** Slubs: single threads that thicken, both ways. */
export const linen: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [darker(cloth, 0.13), lighter(cloth, 0.3)];
  const places = stitchesOn(input, { pitch: 0.13, jitter: 0.45, most: 170 });
  const lines = places.map((stitch) =>
    mark(stitch, {
      long: unit * rng.range(0.04, 0.11),
      slant: rng.chance(0.5) ? 0 : Math.PI / 2,
      widthPx: unit * 0.0075,
      colour: rng.pick(tones),
    }),
  );
  return { lines, shapes: [] };
};

/** A felted surface: few short fibres, hardly darker than the cloth. */
export const wool: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const tones = [darker(cloth, 0.18), lighter(cloth, 0.2)];
  const places = stitchesOn(input, { pitch: 0.1, jitter: 0.45, most: 260 });
  const lines = places.map((stitch) =>
    mark(stitch, {
      long: unit * rng.range(0.014, 0.03),
      slant: rng.range(-0.6, 0.6),
      widthPx: unit * 0.008,
      colour: rng.pick(tones),
    }),
  );
  return { lines, shapes: [] };
};
