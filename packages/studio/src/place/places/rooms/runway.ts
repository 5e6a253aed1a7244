import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { dab } from '../../surfaces/dab.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { drawLayer, paintPlate, setPixel } from '../../surfaces/paint-layer.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';

const GELS: readonly Light[] = [
  [0.3, 0.34, 0.42],
  [0.5, 0.2, 0.34],
  [0.16, 0.26, 0.5],
  [0.46, 0.34, 0.2],
];

/** A catwalk between rows of guests, under a rig of lamps. */
export const runway: Scene = {
  id: 'runway',
  words: {
    runway: 9,
    catwalk: 9,
    'fashion show': 10,
    'fashion week': 9,
    stage: 5,
    spotlight: 6,
    show: 3,
    audience: 5,
    backstage: 4,
    concert: 5,
  },
  manner: { times: ['night'], heights: [0.6, 1.2], focal: [2.2, 3.2], bokehPx: [8, 11] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, plate, variant, colours } = stage;
    const gel = colours[0]
      ? scaleLight(colours[0], 0.5)
      : GELS[(stage.design.int(0, 3) + variant) % GELS.length];
    const backM = 34;
    const base = rowOf(camera, 0, backM);
    paintPlate(stage, (u, v, pixel) => {
      const d = Math.hypot((u - 0.5) * 1.3, v - base + 0.1);
      const beam =
        Math.max(0, noise.at(((u - 0.5) / (v + 0.25)) * 3.4 + 4, 3)) * smoothstep(base, 0, v) * 0.5;
      setPixel(pixel, scaleLight(gel, 0.1 + 0.9 * Math.exp(-d * d * 9) + beam * 0.5));
    });
    const half = rng.range(1.4, 1.9);
    const isDark = variant % 2 === 1;
    const deck: Light = isDark ? [0.05, 0.05, 0.055] : [0.66, 0.66, 0.68];
    paintGround(stage, {
      farthestM: backM,
      shade: (x, z, pixel) => {
        const on = smoothstep(half + 0.03, half - 0.03, Math.abs(x));
        const pool =
          0.5 + 0.5 * Math.exp(-(((z % 5) - 2.5) ** 2) * 0.25) + noise.fbm(x, z, 2) * 0.04;
        const rim = Math.exp(-(((Math.abs(x) - half) / 0.03) ** 2)) * 1.6;
        setPixel(pixel, on > 0.5 ? scaleLight(deck, pool) : [0.012, 0.012, 0.015]);
        for (let c = 0; c < 3; c += 1) pixel[c] += gel[c] * rim;
      },
    });
    for (const z of [30, 24, 19, 15, 12]) {
      drawLayer(stage, { depthM: z }, (layer) => {
        const perMetre = (camera.focal / z) * plate.height;
        for (let i = 0; i < 12; i += 1) {
          const x =
            (i % 2 ? 1 : -1) * (half + 0.35 + Math.floor(i / 2) * 0.55 + rng.range(-0.1, 0.1));
          const tone = rng.range(0.04, 0.3);
          const at = (y: number) => ({
            x: columnOf(camera, x, z) * plate.width,
            y: rowOf(camera, y, z) * plate.height,
          });
          const light: Light = [
            gel[0] * tone + 0.012,
            gel[1] * tone + 0.011,
            gel[2] * tone + 0.012,
          ];
          dab(layer, { ...at(0.62), rx: 0.25 * perMetre, ry: 0.44 * perMetre, light });
          dab(layer, {
            ...at(1.2),
            rx: 0.1 * perMetre,
            ry: 0.13 * perMetre,
            light: [0.12 * tone * 4, 0.08 * tone * 4, 0.06 * tone * 4],
          });
        }
      });
    }
    addLamps(
      stage,
      Array.from({ length: 44 }, (_, i) => {
        const z = 9 + (i >> 3) * 4.5;
        return {
          u: columnOf(camera, ((i % 8) - 3.5) * 0.85, z),
          v: rowOf(camera, 4.3 + rng.range(-0.1, 0.1), z),
          depthM: z,
          light: scaleLight([2.4, 2.35, 2.3], rng.range(0.5, 1.2)),
        };
      }),
    );
    addLamps(
      stage,
      Array.from({ length: 14 }, () => ({
        u: rng.next(),
        v: base + rng.range(-0.06, 0.03),
        depthM: 26,
        light: scaleLight([2.2, 2.2, 2.4], rng.range(0.1, 0.7)),
      })),
    );
    reflectInGround(stage, {
      strength: isDark ? 0.7 : 0.35,
      smear: 0.5,
      baseAt: () => base,
      wetness: (x) => smoothstep(half, half - 0.05, Math.abs(x)),
    });
    return indoorLight(stage, [1.02, 1, 1], {
      rims: [
        [0.9, 0.9, 1],
        [0.9, 0.9, 1],
      ],
      back: 0.35,
      shadow: 0.45,
      softness: 0.4,
      shadowLength: 0.3,
      gloss: isDark ? 0.5 : 0.25,
      bounce: deck,
    });
  },
};
