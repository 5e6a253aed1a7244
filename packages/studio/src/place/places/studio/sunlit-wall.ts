import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { paintPlate, setPixel } from '../../surfaces/paint-layer.ts';

const PLASTERS: readonly Light[] = ['#e8dccb', '#dcc3ab', '#e4e2dc', '#cfd2c8'].map(lightOf);
const SUN: Light = [1.3, 1.08, 0.8];
const SHADE: Light = [0.5, 0.53, 0.6];

/** A plaster wall with the sun coming through a window or through leaves. */
export const sunlitWall: Scene = {
  id: 'sunlit-wall',
  words: {
    'window light': 8,
    'window shadow': 9,
    'window shadows': 9,
    'sunlit wall': 9,
    'plaster wall': 7,
    'shadow play': 7,
    'palm shadow': 8,
    'leaf shadow': 8,
    'dappled light': 6,
    wall: 4,
    stucco: 6,
    plaster: 5,
    'white wall': 6,
    gobo: 7,
    limewash: 6,
  },
  manner: { times: ['golden', 'day'], heights: [0.9, 1.3], focal: [2, 2.8], bokehPx: [2, 4] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, side, variant } = stage;
    const plaster =
      stage.colours[0] ?? PLASTERS[(stage.design.int(0, 3) + variant) % PLASTERS.length];
    const base = rowOf(camera, 0, camera.focusM + 1.3);
    const isWindow = variant % 2 === 0;
    const lean = side * rng.range(0.22, 0.42);
    const left = rng.range(0.1, 0.22);
    const fringe = noise;
    const sunAt = (u: number, v: number) => {
      const y = v - (u - 0.5) * lean;
      const x = u + (v - 0.4) * lean * 0.5;
      const leaf =
        fringe.fbm(x * 3.2 + 9, y * 2.4, 2) * 0.8 + fringe.at(x * 20 + y * 9, y * 5 - x * 6) * 0.6;
      if (!isWindow) return smoothstep(-0.06, 0.16, leaf + 0.12 - Math.abs(x - 0.5) * 0.3);
      const across = (x - left) / 0.62;
      const down = (y - 0.1) / 0.72;
      const frame = Math.min(across, 1 - across, down, 1 - down) * 0.6;
      const bars = Math.min(
        Math.abs(((across * 3) % 1) - 0.5) < 0.44 ? 1 : 0,
        Math.abs(((down * 4) % 1) - 0.5) < 0.455 ? 1 : 0,
      );
      const edge = smoothstep(-0.008, 0.012, frame);
      return edge * bars * (1 - 0.7 * smoothstep(0.18, 0.34, leaf));
    };
    const blurred = (u: number, v: number) => {
      let sum = 0;
      for (let k = 0; k < 5; k += 1)
        sum += sunAt(u + Math.cos(k * 1.257) * 0.006, v + Math.sin(k * 1.257) * 0.005);
      return sum / 5;
    };
    paintPlate(stage, (u, v, pixel) => {
      const floor = smoothstep(base - 0.004, base + 0.004, v);
      const rough = noise.fbm(u * 22, v * 30, 3) * 0.05 + noise.fbm(u * 2.4, v * 3, 3) * 0.09;
      const sun =
        floor > 0 ? blurred(u + (v - base) * lean, base - (v - base) * 0.6) : blurred(u, v);
      const light = mixLight(SHADE, SUN, sun * 0.92);
      const skirting = 1 - 0.22 * Math.exp(-(((v - base) / 0.012) ** 2));
      const tone = (1 + rough * (1 - floor * 0.6)) * (floor > 0 ? 0.8 : 1) * skirting;
      setPixel(pixel, [
        plaster[0] * light[0] * tone,
        plaster[1] * light[1] * tone,
        plaster[2] * light[2] * tone,
      ]);
    });
    return indoorLight(stage, [1.12, 1, 0.85], {
      bounce: plaster,
      shadow: 0.55,
      softness: 0.25,
      shadowLength: 0.6,
    });
  },
};
