import { smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Noise } from '../../noise.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom } from '../../surfaces/room.ts';

const WHITE: Light = lightOf('#dcd6cc');
const GREY: Light = lightOf('#7d7771');
const DARK: Light = lightOf('#3b3734');
const WARM: Light = [1.12, 0.94, 0.72];

/** Veins where two warped sheets of noise cross zero. */
function marbleAt(noise: Noise, x: number, y: number): Light {
  const warp = noise.fbm(x * 0.8, y * 0.8, 3) * 1.4;
  const vein = 1 - Math.min(1, Math.abs(noise.fbm(x * 0.9 + warp, y * 0.9 + warp * 0.7, 4)) * 7);
  const fine = 1 - Math.min(1, Math.abs(noise.fbm(x * 2.6 + warp * 2, y * 2.6, 3)) * 9);
  return mixLight(
    scaleLight(WHITE, 0.95 + noise.at(x * 0.7, y * 0.7) * 0.08),
    GREY,
    Math.max(0, vein) * 0.55 + Math.max(0, fine) * 0.18,
  );
}

/** A hall of columns and tall windows on a polished floor. */
export const marbleHall: Scene = {
  id: 'marble-hall',
  words: {
    marble: 8,
    'marble hall': 11,
    lobby: 8,
    hotel: 6,
    palace: 8,
    hall: 6,
    column: 5,
    ballroom: 8,
    chandelier: 7,
    luxury: 4,
    luxurious: 4,
    opera: 6,
    foyer: 7,
    corridor: 5,
    castle: 6,
    mansion: 6,
    baroque: 6,
    versailles: 9,
    villa: 4,
    interior: 3,
  },
  details: ['window', 'large window', 'floor'],
  manner: {
    times: ['day', 'golden', 'dusk', 'day'],
    heights: [0.8, 1.3],
    focal: [1.7, 2.5],
    bokehPx: [5, 7.5],
  },
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, daylight, variant } = stage;
    const backM = rng.range(22, 34);
    const leftM = rng.range(2.4, 3.4);
    const rightM = rng.range(2.4, 3.4);
    const outside: Light =
      daylight.time === 'dusk' || daylight.time === 'night'
        ? [0.14, 0.17, 0.34]
        : daylight.time === 'golden'
          ? [3, 2.1, 1.1]
          : [2.8, 2.8, 2.75];
    const bayM = rng.range(2.8, 3.6);
    const isChequered = variant % 2 === 0;
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const tile = { i: Math.floor((x + 40.3) / 0.8), j: Math.floor(z / 0.8) };
        const isDark = isChequered && ((tile.i + tile.j) & 1) === 1;
        const edge = Math.min((x + 40.3) / 0.8 - tile.i, z / 0.8 - tile.j);
        const joint = edge < 0.008 + footprint * 0.3 ? 1 - 0.3 * seen(0.4, footprint) : 1;
        const stone = marbleAt(noise, x + tile.i * 7, z + tile.j * 3);
        const light = isDark ? mixLight(DARK, stone, 0.12) : stone;
        setPixel(
          pixel,
          scaleLight(filterLight(light, mixLight([1, 1, 1], WARM, 0.4)), joint * 0.62),
        );
      },
    });
    const shadeWall = (along: number, y: number, isFar: boolean): Light => {
      const bay = ((along % bayM) + bayM) % bayM;
      const inColumn = Math.abs(bay - bayM / 2);
      if (inColumn < 0.34) {
        const round = Math.sqrt(1 - (inColumn / 0.34) ** 2);
        const fluted = 1 + 0.12 * Math.cos(((bay - bayM / 2) / 0.34) * 18);
        return scaleLight(
          filterLight(WHITE, WARM),
          (0.3 + 0.6 * round) * fluted * (y > 4.6 || y < 0.3 ? 1.15 : 1),
        );
      }
      const span = inColumn - 0.34;
      const half = bayM / 2 - 0.34;
      const mid = half - span;
      const isWindow =
        mid < half * 0.62 && y > 0.5 && (y < 3.6 || Math.hypot(mid, y - 3.6) < half * 0.62);
      if (isWindow && !isFar) {
        const bar = Math.abs(((y * 1.6) % 1) - 0.5) > 0.46 || mid < 0.03;
        return scaleLight(outside, bar ? 0.3 : 1);
      }
      return scaleLight(
        filterLight(marbleAt(noise, along * 0.8, y * 0.8), WARM),
        0.5 + 0.2 * smoothstep(0, 3, y),
      );
    };
    paintRoom(stage, {
      leftM,
      rightM,
      backM,
      ceilingM: rng.range(5.6, 7),
      shade: ({ side, along, y, z }, pixel) => {
        if (side === 'ceiling') {
          const coffer = Math.max(
            Math.abs(((along * 0.9 + 50) % 1) - 0.5),
            Math.abs(((z * 0.9) % 1) - 0.5),
          );
          setPixel(pixel, scaleLight(filterLight(WHITE, WARM), coffer > 0.38 ? 0.72 : 0.5));
        } else
          setPixel(
            pixel,
            shadeWall(
              side === 'back' ? along + bayM * 0.5 : along,
              y,
              side === (stage.side > 0 ? 'left' : 'right'),
            ),
          );
        const haze = 1 - Math.exp(-z / 90);
        for (let c = 0; c < 3; c += 1) pixel[c] += (WARM[c] * 0.75 - pixel[c]) * haze;
      },
    });
    addLamps(
      stage,
      Array.from({ length: 16 }, (_, i) => {
        const z = 9 + (i >> 2) * 5.5;
        const angle = (i % 4) * 1.57;
        return {
          u: columnOf(camera, Math.cos(angle) * 0.5, z),
          v: rowOf(camera, 4.4 + Math.sin(angle) * 0.22, z),
          depthM: z,
          light: scaleLight([2.6, 1.9, 1.05], 0.9),
          sizePx: 1.5,
        };
      }),
    );
    reflectInGround(stage, { strength: 0.5, smear: 0.3, baseAt: () => rowOf(camera, 0, backM) });
    return indoorLight(stage, mixLight([1, 1, 1], WARM, 0.45), {
      gloss: 0.32,
      shadow: 0.34,
      softness: 0.7,
      back: 0.25,
      bounce: scaleLight(WHITE, 0.6),
    });
  },
};
