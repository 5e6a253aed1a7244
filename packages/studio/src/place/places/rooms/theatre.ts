import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, scaleLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { acrossAt, rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintLayer, paintPlate, setPixel } from '../../surfaces/paint-layer.ts';
import { plankTone } from '../../surfaces/planks.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';

const CURTAINS: readonly Light[] = ['#8f1320', '#7a0f2b', '#12304f', '#1f4a36'].map(lightOf);
const GOLD: Light = lightOf('#c99a45');
const BOARD: Light = lightOf('#8b6a48');
const SPOT: Light = [1.2, 1.1, 0.92];

/** A stage: boards before a heavy curtain with a golden hem, in the circle of a spotlight. */
export const theatre: Scene = {
  id: 'theatre',
  words: {
    theatre: 11,
    theater: 11,
    'theatre stage': 14,
    'theater stage': 14,
    'red curtain': 13,
    'velvet curtain': 13,
    'stage curtain': 13,
    curtain: 4,
    cabaret: 10,
    burlesque: 5,
    'opera house': 11,
    'ballet stage': 11,
    'moulin rouge': 10,
  },
  details: ['stage', 'spotlight', 'light', 'velvet', 'red'],
  manner: { times: ['night'], heights: [0.8, 1.25], focal: [1.8, 2.5], bokehPx: [3, 4.5] },
  isIndoors: true,
  isColoured: true,
  draw: (stage) => {
    const { camera, noise, rng, colours, variant } = stage;
    const curtain = colours[0] ?? CURTAINS[variant % 3 === 2 ? stage.design.int(1, 3) : 0];
    const z = camera.focusM + rng.range(2.2, 3.2);
    const foot = rowOf(camera, 0, z);
    const pool = (x: number, away: number) =>
      smoothstep(1.7, 0.5, Math.hypot(x, (away - camera.focusM - 0.6) * 0.8));
    paintPlate(stage, (_u, _v, pixel) => setPixel(pixel, [0.01, 0.008, 0.008]));
    paintLayer(stage, { depthM: z, bottom: foot + 0.02 }, (u, v, pixel) => {
      const x = acrossAt(camera, u, z) + 20;
      const y = ((foot - v) * z) / camera.focal;
      const sway = noise.at(x * 0.35, y * 0.12) * 0.35 + noise.at(x * 1.1, 4) * 0.2;
      const fold = (x + sway * 0.35) * 15;
      const round = 0.5 + 0.5 * Math.sin(fold) + 0.16 * Math.sin(fold * 2.3 + 1);
      const pile = 1 + noise.at(x * 22, y * 5) * 0.06;
      const wide = Math.exp(-(((u - 0.5) / 0.42) ** 2) - ((v - 0.42) / 0.6) ** 2);
      const isHem = y < 0.34;
      const fringe = y <= 0.16 && Math.abs(((x * 24) % 1) - 0.5) > 0.34 ? 0.55 : 1;
      const cloth =
        isHem && y > 0.24 ? GOLD : y < 0.24 && isHem ? scaleLight(GOLD, fringe * 0.8) : curtain;
      const lit = clamp(0.1 + 0.72 * round * pile) * (0.3 + 0.95 * wide);
      setPixel(
        pixel,
        filterLight(scaleLight(cloth, lit), SPOT),
        smoothstep(foot + 0.004, foot - 0.002, v),
      );
    });
    paintGround(stage, {
      farthestM: z,
      shade: (x, away, pixel, footprint) => {
        const tone = plankTone(noise, {
          across: (x + 30) / 0.13,
          along: away,
          footprint: footprint / 0.13,
        });
        const lit = 0.16 + 0.95 * pool(x, away);
        setPixel(pixel, scaleLight(filterLight(BOARD, SPOT), tone * lit * 0.7));
      },
    });
    reflectInGround(stage, { strength: 0.22, smear: 0.5, baseAt: () => foot });
    return indoorLight(stage, SPOT, {
      exposure: 1,
      rims: [scaleLight(SPOT, 0.5), scaleLight(SPOT, 0.5)],
      back: 0.2,
      shadow: 0.55,
      softness: 0.25,
      shadowLength: 0.5,
      gloss: 0.12,
      bounce: filterLight(BOARD, SPOT),
    });
  },
};
