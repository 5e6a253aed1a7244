import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintCove } from '../../surfaces/cove.ts';

const ROLLS: readonly Light[] = [
  '#c96f4a',
  '#8fa58b',
  '#d9b6ad',
  '#4f6a8f',
  '#d8b25e',
  '#7c3f46',
  '#b9a9c9',
].map(lightOf);

/** A roll of coloured paper hung from the ceiling of a studio. */
export const paper: Scene = {
  id: 'paper',
  words: {
    'coloured paper': 8,
    'colored paper': 8,
    'paper backdrop': 8,
    'paper background': 8,
    'paper roll': 8,
    'seamless paper': 8,
    'colour block': 6,
    'color block': 6,
    'coloured backdrop': 7,
    'colored backdrop': 7,
    'coloured background': 7,
    backdrop: 3,
    monochrome: 3,
    paper: 4,
  },
  manner: { times: ['day'], heights: [0.8, 1.35], focal: [2, 3], bokehPx: [2, 4] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, side, variant } = stage;
    const roll =
      stage.colours[variant % Math.max(1, stage.colours.length)] ??
      ROLLS[(stage.design.int(0, 3) + variant * 2) % ROLLS.length];
    const isHard = variant % 2 === 1;
    const slope = rng.range(-0.5, 0.5);
    const split = 0.5 + side * rng.range(0.18, 0.34);
    paintCove(stage, {
      paper: mixLight(roll, scaleLight([1, 1, 1], 0.9), 0.04),
      pool: isHard ? 0.35 : 0.8,
      behindM: rng.range(1.4, 2.6),
      texture: (u, v) => {
        const wave = 1 + noise.at(u * 1.6 + 4, v * 0.5) * 0.03;
        if (!isHard) return wave;
        const inSun = smoothstep(-0.03, 0.03, side * (u - split + (v - 0.5) * slope) + 0.3);
        return wave * clamp(0.62 + 0.5 * inSun, 0, 1.1);
      },
    });
    return indoorLight(stage, [1, 0.99, 0.97], {
      bounce: roll,
      shadow: isHard ? 0.5 : 0.34,
      softness: isHard ? 0.3 : 0.65,
    });
  },
};
