import { type Hex, isDark } from '../../../../core/colour.ts';
import { TAU } from '../../../../core/interpolate.ts';
import { type Point } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { oval } from '../prints/figures.ts';
import { darker, lighter, stitchesOn, type Texture } from './texture.ts';

type Line = PlacedPrint['lines'][number];

/** Flowers on sprigs, worked in thread over a ground of small eyelets. */
export const lace: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const colour = isDark(cloth) ? lighter(cloth, 0.42) : darker(cloth, 0.34);
  const places = stitchesOn(input, { pitch: 0.27, jitter: 0.16, most: 130 });
  const eyelets = stitchesOn(input, { pitch: 0.1, jitter: 0.1, most: 560 });
  const fine = unit * 0.0075;
  return {
    lines: [
      ...eyelets.map(({ at }): Line => ring(at, unit * 0.013, { widthPx: fine, colour })),
      ...places.flatMap(({ at }) =>
        sprig(at, { size: unit * rng.range(0.075, 0.105), turn: rng.range(0, TAU), colour }),
      ),
    ],
    shapes: [],
  };
};

const ring = (at: Point, radius: number, style: Omit<Line, 'path'>): Line => {
  const round = oval({ at, rx: radius, ry: radius, turn: 0 }, 7);
  return { path: [...round, round[0]], ...style };
};

type Sprig = { size: number; turn: number; colour: Hex };

/** Five petals about a heart, and two curling stems with leaves. */
function sprig(at: Point, { size, turn, colour }: Sprig): Line[] {
  const style = { widthPx: size * 0.12, colour };
  const place = (angle: number, far: number): Point => [
    at[0] + Math.cos(turn + angle) * far * size,
    at[1] + Math.sin(turn + angle) * far * size,
  ];
  const petals = Array.from({ length: 5 }, (_, i): Line => {
    const angle = (i / 5) * TAU;
    const [rx, ry] = [size * 0.44, size * 0.3];
    const petal = oval({ at: place(angle, 0.58), rx, ry, turn: turn + angle }, 9);
    return { path: [...petal, petal[0]], ...style };
  });
  const stems = [0.3, 0.3 + Math.PI].map((angle): Line => {
    const path = [1, 1.3, 1.6, 1.75, 1.6].map((far, k) => place(angle + k * 0.16, far));
    return { path, ...style };
  });
  return [ring(at, size * 0.2, style), ...petals, ...stems];
}
