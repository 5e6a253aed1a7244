import { clamp } from '../../../core/interpolate.ts';
import { lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { plankTone } from '../../surfaces/planks.ts';
import { paintSea } from '../../surfaces/sea.ts';
import { paintSky } from '../../surfaces/sky.ts';

const WOOD = lightOf('#a3917d');

/** A weathered wooden pier over open water. */
export const sea: Scene = {
  id: 'sea',
  words: {
    sea: 6,
    ocean: 6,
    pier: 9,
    jetty: 9,
    boardwalk: 7,
    deck: 5,
    lake: 5,
    waterfront: 5,
    water: 3,
    nautical: 4,
    mediterranean: 4,
  },
  manner: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    heights: [0.8, 1.35],
    focal: [2, 2.8],
    bokehPx: [5, 8],
  },
  draw: (stage) => {
    const { camera, rng, noise } = stage;
    paintSky(stage);
    const endM = camera.focusM + rng.range(2.2, 5);
    paintSea(stage, { shoreM: Math.max(2, camera.focusM * 0.5) });
    const plankM = rng.range(0.13, 0.18);
    const turned = rng.chance(0.5);
    paintGround(stage, {
      farthestM: endM,
      shade: (x, z, pixel, footprint) => {
        const across = turned ? x + 40 : z;
        const along = turned ? z : x + 40;
        const tone = plankTone(noise, {
          across: across / plankM,
          along,
          footprint: footprint / plankM,
        });
        const end = z > endM - 0.16 ? 1.12 : 1;
        setPixel(
          pixel,
          scaleLight(
            litSurface(
              stage,
              mixLight(WOOD, [0.32, 0.31, 0.3], 0.35),
              clamp(0.7 + noise.at(x, z) * 0.1),
            ),
            tone * end,
          ),
        );
      },
    });
    return outdoorLight(stage, { bounce: litSurface(stage, WOOD, 0.7) });
  },
};
