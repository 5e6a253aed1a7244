import { smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, scaleLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { brickAt } from '../../surfaces/bricks.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { plankTone } from '../../surfaces/planks.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom } from '../../surfaces/room.ts';

const WOOD: Light = lightOf('#9a7650');

/** Brick walls, factory windows, a worn wooden floor with the sun on it. */
export const loft: Scene = {
  id: 'loft',
  words: {
    loft: 9,
    brick: 6,
    'brick wall': 9,
    warehouse: 8,
    industrial: 7,
    factory: 7,
    'exposed brick': 9,
    brooklyn: 6,
    'wooden floor': 5,
    atelier: 6,
    window: 4,
    'large window': 6,
  },
  details: ['white', 'floor', 'wooden'],
  manner: {
    times: ['day', 'golden', 'day', 'dusk'],
    heights: [0.85, 1.3],
    focal: [1.7, 2.6],
    bokehPx: [3.5, 5.5],
  },
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, daylight, side, variant } = stage;
    const backM = camera.focusM + rng.range(2.2, 4);
    const isPainted = stage.has('white') || variant % 2 === 1;
    const sun: Light =
      daylight.time === 'golden'
        ? [1.5, 0.98, 0.52]
        : daylight.time === 'dusk'
          ? [0.36, 0.38, 0.55]
          : [1.12, 1.08, 1];
    const sky: Light =
      daylight.time === 'golden'
        ? [2.8, 2, 1.15]
        : daylight.time === 'dusk'
          ? [0.32, 0.36, 0.62]
          : [2.7, 2.75, 2.8];
    const room: Light = [0.5, 0.5, 0.52];
    const shift = rng.range(0, 2);
    const patch = (x: number, z: number) => {
      const a = x * side + z * 0.55 + shift;
      const pane =
        Math.abs(((a * 0.9) % 1) - 0.5) < 0.4 && Math.abs(((z * 1.3 + x * 0.3) % 1) - 0.5) < 0.44;
      const wide = smoothstep(-0.1, 0.1, Math.sin(a * 0.9) + 0.2);
      return pane ? wide : wide * 0.12;
    };
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const tone = plankTone(noise, {
          across: (x + 30) / 0.16,
          along: z,
          footprint: footprint / 0.16,
        });
        const lit = patch(x, z) * (daylight.time === 'dusk' ? 0.2 : 0.85);
        setPixel(
          pixel,
          filterLight(scaleLight(WOOD, tone), [
            room[0] + sun[0] * lit,
            room[1] + sun[1] * lit,
            room[2] + sun[2] * lit,
          ]),
        );
      },
    });
    const brick = (x: number, y: number) =>
      brickAt(noise, x, y, isPainted ? { light: [0.74, 0.73, 0.71], cover: 0.8 } : undefined);
    paintRoom(stage, {
      leftM: side < 0 ? rng.range(1.7, 2.3) : 3.5,
      rightM: side > 0 ? rng.range(1.7, 2.3) : 3.5,
      backM,
      ceilingM: 4.6,
      shade: ({ side: face, along, y, z }, pixel) => {
        if (face === 'ceiling') {
          setPixel(
            pixel,
            scaleLight([0.3, 0.28, 0.26], Math.abs(((along + 20) % 0.9) - 0.45) < 0.09 ? 0.4 : 1),
          );
          return;
        }
        const isSunSide = (face === 'left') === side < 0 && face !== 'back';
        const pitch = 2.5;
        const at = (((along + shift) % pitch) + pitch) % pitch;
        const isWindow =
          (isSunSide || (face === 'back' && variant % 4 > 1)) &&
          y > 0.95 &&
          y < 3.5 &&
          Math.abs(at - pitch / 2) < 0.95;
        if (isWindow) {
          const bar =
            Math.abs(((at * 2.1) % 1) - 0.5) > 0.455 || Math.abs(((y * 2.2) % 1) - 0.5) > 0.455;
          setPixel(
            pixel,
            bar
              ? [0.05, 0.05, 0.055]
              : scaleLight(sky, 0.75 + noise.fbm(along * 1.5, y * 1.5, 3) * 0.4),
          );
          return;
        }
        const across = face === 'back' ? along * side : 0;
        const near =
          face === 'back' ? 0.62 + 0.3 * smoothstep(-2.5, 2.5, across) : isSunSide ? 0.42 : 0.9;
        const low = 0.82 + 0.18 * smoothstep(0, 1.2, y);
        const light = filterLight(brick(along + 30, y), [
          room[0] + sun[0] * 0.62,
          room[1] + sun[1] * 0.62,
          room[2] + sun[2] * 0.62,
        ]);
        setPixel(
          pixel,
          scaleLight(light, near * low * (y < 0.12 ? 0.6 : 1) * (1 - 0.15 * smoothstep(6, 12, z))),
        );
      },
    });
    reflectInGround(stage, { strength: 0.16, smear: 0.6, baseAt: () => rowOf(camera, 0, backM) });
    return indoorLight(stage, daylight.time === 'golden' ? [1.2, 0.98, 0.78] : [1, 1, 1.01], {
      exposure: daylight.time === 'dusk' ? 0.85 : 1,
      bounce: WOOD,
      shadow: 0.42,
      softness: 0.5,
      gloss: 0.05,
    });
  },
};
