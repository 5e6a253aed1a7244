import { filterLight, type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { dab } from '../../surfaces/dab.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { drawLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom } from '../../surfaces/room.ts';

const WALNUT: Light = lightOf('#5d4030');
const WARM: Light = [1.4, 0.98, 0.58];
const BOTTLES: readonly Light[] = [
  '#3f5a3c',
  '#7a3a22',
  '#c9a35a',
  '#e3dccb',
  '#26303a',
  '#8f6b3f',
  '#a9b8a4',
].map(lightOf);

/** A bar with bottles and lamps, tables, the street light through a window. */
export const cafe: Scene = {
  id: 'cafe',
  words: {
    café: 9,
    cafe: 9,
    coffee: 7,
    'coffee shop': 10,
    restaurant: 8,
    bar: 6,
    bistro: 8,
    bakery: 7,
    brasserie: 8,
    pub: 6,
    diner: 6,
    'hotel bar': 8,
    cocktail: 5,
    terrace: 3,
  },
  details: ['window', 'large window', 'lamp', 'table', 'bottle'],
  manner: {
    times: ['day', 'dusk', 'golden', 'night'],
    heights: [0.85, 1.3],
    focal: [1.8, 2.7],
    bokehPx: [7, 10],
  },
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, daylight, side } = stage;
    const isDark = daylight.time === 'night' || daylight.time === 'dusk';
    const backM = camera.focusM + rng.range(4.5, 8);
    const outside: Light = isDark
      ? [0.12, 0.13, 0.22]
      : daylight.time === 'golden'
        ? [2.4, 1.7, 0.95]
        : [2.2, 2.25, 2.3];
    const day = isDark ? 0.12 : 0.6;
    const lit: Light = [WARM[0] * 0.5 + day * 0.9, WARM[1] * 0.5 + day * 0.92, WARM[2] * 0.5 + day];
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const tone = pavingTone(
          noise,
          { x: x + 30, z, footprint },
          { wideM: 0.22, deepM: 0.22, jointM: 0.004, uneven: 0.3 },
        );
        const isDarkTile = (Math.floor((x + 30) / 0.22) + Math.floor(z / 0.22)) % 3 === 0;
        setPixel(
          pixel,
          scaleLight(
            filterLight(isDarkTile ? lightOf('#7d6a58') : lightOf('#a8957d'), lit),
            tone * 0.6,
          ),
        );
      },
    });
    paintRoom(stage, {
      leftM: rng.range(2.2, 3.6),
      rightM: rng.range(2.2, 3.6),
      backM,
      ceilingM: 3.5,
      shade: ({ side: face, along, y }, pixel) => {
        const isWindowSide =
          face !== 'back' && face !== 'ceiling' && (face === 'left') === side < 0;
        if (face === 'ceiling')
          setPixel(pixel, scaleLight(filterLight(lightOf('#6b5a4b'), lit), 0.5));
        else if (isWindowSide) {
          const isGlass = y > 0.8 && y < 3 && Math.abs(((along + 9) % 2.2) - 1.1) < 0.92;
          const view = 0.7 + noise.fbm(along * 0.8, y * 1.2, 3) * 0.8;
          setPixel(
            pixel,
            isGlass
              ? scaleLight(outside, Math.max(0.12, view))
              : scaleLight(filterLight(WALNUT, lit), 0.7),
          );
        } else if (face === 'back' && y > 1.12 && y < 2.7) shelf(stage, along, y, pixel);
        else if (face === 'back' && y <= 1.12)
          setPixel(
            pixel,
            scaleLight(
              filterLight(WALNUT, lit),
              y > 1.04 ? 1.5 : 0.55 + 0.25 * (Math.abs((along * 2.2) % 1) > 0.1 ? 1 : 0),
            ),
          );
        else
          setPixel(
            pixel,
            scaleLight(
              filterLight(
                mixLight(lightOf('#b7a48c'), lightOf('#55604f'), face === 'back' ? 0 : 0.7),
                lit,
              ),
              0.6 + noise.fbm(along, y, 3) * 0.12,
            ),
          );
      },
    });
    furnish(stage, lit);
    addLamps(
      stage,
      Array.from({ length: 9 }, (_, i) => {
        const z = camera.focusM * 1.35 + (i % 3) * 1.7;
        return {
          u: columnOf(camera, (((i / 3) | 0) - 1) * 1.3 + rng.range(-0.3, 0.3), z),
          v: rowOf(camera, 2.25, z),
          depthM: z,
          sizePx: 4,
          light: scaleLight([2.3, 1.5, 0.7], rng.range(0.8, 1.2)),
        };
      }),
    );
    addLamps(
      stage,
      Array.from({ length: 26 }, () => ({
        u: rng.next(),
        v: rowOf(camera, rng.range(1.2, 3.3), backM),
        depthM: backM,
        light: scaleLight([2, 1.35, 0.7], rng.range(0.1, 0.6)),
      })),
    );
    reflectInGround(stage, { strength: 0.2, smear: 0.6, baseAt: () => rowOf(camera, 0, backM) });
    return indoorLight(stage, mixLight([1, 1, 1], lit, 0.45), {
      exposure: isDark ? 0.86 : 0.98,
      bounce: WALNUT,
      gloss: 0.06,
    });
  },
};

function shelf(
  { noise }: Stage,
  along: number,
  y: number,
  pixel: [number, number, number, number],
): void {
  const row = Math.floor((y - 1.12) / 0.4);
  const up = (y - 1.12) / 0.4 - row;
  const place = Math.floor(along / 0.11);
  const across = Math.abs(along / 0.11 - place - 0.5) * 2;
  const tall = 0.45 + 0.4 * noise.cell(place, row);
  const glow = 0.55 + 0.5 * Math.exp(-(((along % 1.6) - 0.8) ** 2) * 3);
  if (up < 0.06) setPixel(pixel, scaleLight(WALNUT, 0.8));
  else if (
    up < tall &&
    across < (up > tall * 0.7 ? 0.35 : 0.85) &&
    noise.cell(row, place + 9) > 0.2
  ) {
    const own = BOTTLES[Math.floor(noise.cell(place * 3, row + 4) * BOTTLES.length)];
    setPixel(pixel, scaleLight(filterLight(own, WARM), across < 0.25 ? 2.2 * glow : 0.9 * glow));
  } else setPixel(pixel, scaleLight(filterLight(lightOf('#7a5f46'), WARM), 0.5 * glow));
}

/** Tables and chairs, too unsharp to need more than their shapes. */
function furnish(stage: Stage, lit: Light): void {
  const { rng, camera, plate } = stage;
  const wood = filterLight(WALNUT, lit);
  for (const x of [-1.7, -0.95, 1, 1.75]) {
    const z = camera.focusM + rng.range(1.6, 3.4);
    const perMetre = (camera.focal / z) * plate.height;
    const at = (dx: number, y: number) => ({
      x: columnOf(camera, x + dx, z) * plate.width,
      y: rowOf(camera, y, z) * plate.height,
    });
    drawLayer(stage, { depthM: z }, (layer) => {
      dab(layer, {
        ...at(0, 0),
        rx: 0.3 * perMetre,
        ry: 0.06 * perMetre,
        light: [0.01, 0.008, 0.006],
        alpha: 0.5,
      });
      dab(layer, {
        ...at(0, 0.37),
        rx: 0.035 * perMetre,
        ry: 0.37 * perMetre,
        light: [0.03, 0.028, 0.026],
      });
      dab(layer, {
        ...at(0, 0.74),
        rx: 0.36 * perMetre,
        ry: 0.045 * perMetre,
        light: scaleLight(wood, 1.5),
      });
      dab(layer, {
        ...at(0.5, 0.72),
        rx: 0.2 * perMetre,
        ry: 0.26 * perMetre,
        light: scaleLight(wood, 0.6),
      });
      dab(layer, {
        ...at(0.5, 0.24),
        rx: 0.17 * perMetre,
        ry: 0.25 * perMetre,
        light: scaleLight(wood, 0.3),
        alpha: 0.7,
      });
      dab(layer, {
        ...at(0.08, 0.8),
        rx: 0.045 * perMetre,
        ry: 0.05 * perMetre,
        light: scaleLight(lit, 0.8),
      });
    });
  }
}
