import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintCove } from '../../surfaces/cove.ts';

const GROUNDS: readonly Light[] = ['#7d746b', '#5e6a6e', '#8d7a62', '#6b6f5e', '#4b474b'].map(
  lightOf,
);

/** A hand-painted canvas, mottled, as portrait studios hang it. */
export const canvas: Scene = {
  id: 'canvas',
  words: {
    canvas: 6,
    'painted canvas': 9,
    'canvas backdrop': 9,
    'painted backdrop': 9,
    mottled: 6,
    'hand painted': 6,
    oliphant: 8,
    'fine art': 4,
    portrait: 3,
    painterly: 4,
    'old master': 6,
  },
  manner: { times: ['day'], heights: [0.9, 1.3], focal: [2.2, 3], bokehPx: [2, 4] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, variant } = stage;
    const ground = stage.colours[0] ?? GROUNDS[(stage.design.int(0, 4) + variant) % GROUNDS.length];
    const scale = rng.range(1.6, 3.2);
    paintCove(stage, {
      paper: ground,
      floor: mixLight(ground, [0.3, 0.27, 0.24], 0.15),
      pool: 0.95,
      behindM: rng.range(1.2, 2),
      texture: (u, v) => {
        const broad = noise.fbm(u * scale + 7, v * scale * 1.2, 5);
        const stroke = noise.fbm(u * 7 + broad * 2, v * 5 + noise.at(u * 3, v * 3) * 2, 3);
        const edge = 1 - 0.4 * smoothstep(0.25, 0.75, Math.hypot(u - 0.5, (v - 0.42) * 0.9));
        return (1 + broad * 0.34 + stroke * 0.12) * edge;
      },
    });
    return indoorLight(stage, [1.02, 0.99, 0.95], { exposure: 0.95, bounce: ground, shadow: 0.45 });
  },
};
