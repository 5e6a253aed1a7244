import { filterLight, type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { plankTone } from '../../surfaces/planks.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom } from '../../surfaces/room.ts';
import { bookAt } from '../../surfaces/shelves.ts';

const OAK: Light = lightOf('#7a5334');
const WARM: Light = [1.35, 0.92, 0.52];

/** Shelves of old books on both sides, lamps and a window at the end. */
export const library: Scene = {
  id: 'library',
  words: {
    library: 9,
    book: 6,
    bookshop: 8,
    bookstore: 8,
    bookshelf: 8,
    bookcase: 8,
    study: 4,
    university: 5,
    academia: 7,
    reading: 4,
    archive: 5,
    oxford: 6,
    shelf: 4,
  },
  details: ['window', 'large window', 'lamp'],
  manner: {
    times: ['day', 'dusk', 'golden', 'night'],
    heights: [0.85, 1.35],
    focal: [1.7, 2.6],
    bokehPx: [5, 8],
  },
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, daylight } = stage;
    const backM = rng.range(13, 22);
    const leftM = rng.range(1.2, 2);
    const rightM = rng.range(1.2, 2);
    const isDark = daylight.time === 'night' || daylight.time === 'dusk';
    const outside: Light = isDark
      ? [0.08, 0.1, 0.2]
      : daylight.time === 'golden'
        ? [2.6, 1.9, 1.1]
        : [2.3, 2.3, 2.2];
    const lampLit = (z: number, y: number) =>
      0.25 + 0.75 * Math.exp(-(((z % 3.2) - 1.6) ** 2) * 0.9) * Math.exp(-((y - 2.1) ** 2) * 0.35);
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const tone = plankTone(noise, {
          across: (x + 30) / 0.11,
          along: z,
          footprint: footprint / 0.11,
        });
        setPixel(
          pixel,
          scaleLight(
            filterLight(OAK, WARM),
            tone * (0.4 + 0.35 * Math.exp(-(((z % 3.2) - 1.6) ** 2))),
          ),
        );
      },
    });
    paintRoom(stage, {
      leftM,
      rightM,
      backM,
      ceilingM: 3.9,
      shade: ({ side, along, y, z }, pixel) => {
        if (side === 'ceiling')
          setPixel(
            pixel,
            scaleLight(
              filterLight(lightOf('#6f5a44'), WARM),
              (Math.abs(z % 1.6) < 0.25 ? 0.35 : 0.6) * 0.5,
            ),
          );
        else if (side === 'back') {
          const isWindow =
            Math.abs(along) < 0.85 && y > 0.9 && (y < 2.6 || Math.hypot(along, y - 2.6) < 0.85);
          const bar =
            Math.abs((((along + 5) * 2.2) % 1) - 0.5) > 0.45 ||
            Math.abs(((y * 2) % 1) - 0.5) > 0.45;
          setPixel(
            pixel,
            isWindow
              ? scaleLight(outside, bar ? 0.25 : 1)
              : scaleLight(filterLight(bookAt(noise, along + 40, y), WARM), 0.6),
          );
        } else
          setPixel(
            pixel,
            scaleLight(
              filterLight(bookAt(noise, along + (side === 'left' ? 0 : 57), y), WARM),
              1.5 * lampLit(z, y),
            ),
          );
        if (side !== 'back')
          for (let c = 0; c < 3; c += 1)
            pixel[c] += outside[c] * 0.012 * Math.max(0, 1 - (backM - z) / 8);
      },
    });
    reflectInGround(stage, { strength: 0.22, smear: 0.5, baseAt: () => rowOf(camera, 0, backM) });
    addLamps(
      stage,
      Array.from({ length: 12 }, (_, i) => {
        const z = camera.focusM * 1.3 + 1.6 * Math.floor(i / 2) + 0.8;
        const x = i % 2 ? rightM * 0.86 : -leftM * 0.86;
        return {
          u: columnOf(camera, x, z),
          v: rowOf(camera, 2.35, z),
          depthM: z,
          sizePx: 2.5,
          light: scaleLight([2.4, 1.6, 0.75], rng.range(0.7, 1.1)),
        };
      }),
    );
    return indoorLight(stage, mixLight([1, 1, 1], WARM, 0.5), {
      exposure: 0.94,
      bounce: filterLight(OAK, WARM),
      gloss: 0.08,
    });
  },
};
