import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintPlate, setPixel } from '../../surfaces/paint-layer.ts';

const PAIRS: readonly (readonly [Light, Light])[] = [
  ['#f3c6c2', '#c9d4ee'],
  ['#f6ddb8', '#d99fb0'],
  ['#bcd9d4', '#efe3cf'],
  ['#cfc3ea', '#f4d3d9'],
].map(([a, b]) => [lightOf(a), lightOf(b)] as const);

/** One colour running into another, as gelled lamps paint a wall. */
export const gradient: Scene = {
  id: 'gradient',
  words: {
    gradient: 8,
    ombre: 6,
    'colour gradient': 8,
    'pastel gradient': 9,
    'gradient backdrop': 9,
    'gel light': 6,
    'gelled light': 6,
    'soft gradient': 8,
    pastel: 3,
  },
  manner: { times: ['day'], heights: [0.9, 1.35], focal: [2, 3], bokehPx: [2, 4] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const { noise, side, variant, take, colours } = stage;
    const pair = PAIRS[(stage.design.int(0, 3) + variant) % PAIRS.length];
    const first = colours[0] ?? pair[0];
    const second = colours[1] ?? (colours[0] ? mixLight(first, [1, 0.97, 0.94], 0.7) : pair[1]);
    const [from, to] = variant % 2 === 0 ? [first, second] : [second, first];
    const turn = [0.15, 1.2, 0.75, 1.5][take % 4] * side;
    paintPlate(stage, (u, v, pixel) => {
      const along =
        (u - 0.5) * Math.sin(turn) +
        (v - 0.5) * Math.cos(turn) +
        noise.fbm(u * 0.9 + 3, v * 0.9, 2) * 0.16;
      const light = mixLight(from, to, smoothstep(-0.5, 0.5, along));
      const glow = 1.03 - 0.16 * ((u - 0.5) ** 2 + (v - 0.4) ** 2);
      setPixel(pixel, [light[0] * glow, light[1] * glow, light[2] * glow]);
    });
    return indoorLight(stage, mixLight([1, 1, 1], mixLight(from, to, 0.5), 0.3), {
      shadow: 0.3,
      bounce: to,
    });
  },
};
