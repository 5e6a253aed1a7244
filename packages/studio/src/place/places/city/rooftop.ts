import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import { acrossAt, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintLayer, setPixel, veil } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintSky } from '../../surfaces/sky.ts';

const TOWERS: readonly Light[] = [
  '#8b8f96',
  '#a59a8c',
  '#6e7681',
  '#b3aba1',
  '#5b6470',
  '#94806d',
].map(lightOf);
const CONCRETE: Light = lightOf('#9c978f');
const LAMPS: readonly Light[] = [
  [2.2, 1.5, 0.7],
  [2, 1.8, 1.4],
  [1.2, 1.5, 1.9],
  [2.4, 0.5, 0.3],
];

/** A roof terrace before the towers of a city. */
export const rooftop: Scene = {
  id: 'rooftop',
  words: {
    rooftop: 14,
    'roof top': 14,
    city: 2,
    'roof terrace': 14,
    // What is seen from elsewhere.
    'over rooftop': 3,
    'over the rooftop': 3,
    'view of rooftop': 3,
    'view of the rooftop': 3,
    roof: 6,
    skyline: 9,
    skyscraper: 8,
    terrace: 6,
    balcony: 6,
    penthouse: 7,
    'city view': 8,
    cityscape: 8,
    tower: 4,
    chicago: 6,
    singapore: 6,
  },
  details: ['window', 'large window', 'building'],
  manner: {
    times: ['dusk', 'golden', 'day', 'night'],
    heights: [0.85, 1.4],
    focal: [2, 3],
    bokehPx: [6, 9],
  },
  draw: (stage) => {
    const { camera, rng, noise, daylight } = stage;
    const isDark = daylight.time === 'dusk' || daylight.time === 'night';
    paintSky(stage);
    for (const depthM of [1500, 800, 420, 220]) paintTowers(stage, depthM, isDark);
    if (isDark) {
      addLamps(
        stage,
        Array.from({ length: 120 }, () => {
          const z = rng.range(160, 900);
          return {
            u: rng.next(),
            v: rowOf(camera, rng.range(-26, 22), z),
            depthM: z,
            light: scaleLight(rng.pick(LAMPS), rng.range(0.12, 0.8)),
          };
        }),
      );
    }
    const edgeM = camera.focusM + rng.range(1.6, 3.6);
    paintParapet(stage, edgeM);
    const wet = daylight.weather === 'rain';
    paintGround(stage, {
      farthestM: edgeM,
      shade: (x, z, pixel, footprint) => {
        const tone = pavingTone(
          noise,
          { x: x + 30, z, footprint },
          { wideM: 0.6, deepM: 0.6, jointM: 0.006, uneven: 0.14 },
        );
        setPixel(
          pixel,
          scaleLight(
            litSurface(stage, CONCRETE, 0.45),
            tone * (wet ? 0.5 : 0.85) * (daylight.time === 'night' ? 3.2 : 1),
          ),
        );
      },
    });
    if (wet || daylight.time === 'night')
      reflectInGround(stage, { strength: 0.4, smear: 0.6, baseAt: () => rowOf(camera, 0, edgeM) });
    return outdoorLight(
      stage,
      isDark
        ? {
            rims: [
              [0.8, 0.55, 0.35],
              [0.6, 0.5, 0.5],
            ],
            gloss: wet ? 0.3 : 0,
            bounce: CONCRETE,
          }
        : { bounce: litSurface(stage, CONCRETE, 0.5), gloss: wet ? 0.3 : 0 },
    );
  },
};

function paintTowers(stage: Stage, depthM: number, isDark: boolean): void {
  const { camera, noise, daylight, side } = stage;
  const wideM = depthM * 0.045 + 12;
  const haze = 1 - Math.exp((-depthM * 1.3) / daylight.visibilityM);
  paintLayer(stage, { depthM }, (u, v, pixel) => {
    const x = acrossAt(camera, u, depthM) + depthM * 3;
    const y = camera.heightM + ((camera.horizon - v) * depthM) / camera.focal;
    const plot = Math.floor(x / wideM);
    const own = noise.cell(plot, depthM & 255);
    const inside = x / wideM - plot;
    const tall =
      (own ** 2.2 * 0.16 + 0.008) * depthM * (inside > 0.2 + own * 0.2 && inside < 0.8 ? 1.12 : 1);
    if (y > tall || inside < 0.04) return;
    const stone = TOWERS[Math.floor(noise.cell(plot + 9, 3 + (depthM & 255)) * TOWERS.length)];
    const face = inside > 0.55 === side > 0 ? 0.85 : 0.15;
    setPixel(pixel, litSurface(stage, stone, face), 1);
    const column = Math.floor(inside * (8 + Math.floor(own * 8)));
    const storey = Math.floor(y / 3.6);
    const isPane =
      Math.abs(inside * (8 + Math.floor(own * 8)) - column - 0.5) < 0.36 &&
      Math.abs(y / 3.6 - storey - 0.5) < 0.34;
    if (isPane) {
      const chance = noise.cell(column * 5 + plot, storey * 3);
      const isLit = isDark && chance < 0.36;
      setPixel(
        pixel,
        isLit
          ? scaleLight(LAMPS[Math.floor(chance * 8)], 0.5 + chance)
          : mixLight(scaleLight(daylight.middle, 0.55), [0.04, 0.05, 0.06], 0.35),
      );
    }
    veil(pixel, scaleLight(daylight.horizon, 0.86), haze * (isDark && isPane ? 0.6 : 1));
  });
}

/** A low wall with a rail on top. */
function paintParapet(stage: Stage, z: number): void {
  const { camera, noise } = stage;
  const rail = rowOf(camera, 1.05, z);
  const cap = rowOf(camera, 0.55, z);
  const foot = rowOf(camera, 0, z);
  const concrete = scaleLight(
    litSurface(stage, CONCRETE, 0.3),
    stage.daylight.time === 'night' ? 3.2 : 1,
  );
  paintLayer(stage, { depthM: z, top: rail - 0.03, bottom: foot + 0.01 }, (u, v, pixel) => {
    const x = acrossAt(camera, u, z);
    const thin = 0.022 * (camera.focal / z);
    const post = Math.abs(((x + 30) % 1.5) - 0.75) < 0.022 && v > rail && v < cap;
    if (Math.abs(v - rail) < thin || post)
      setPixel(pixel, litSurface(stage, [0.06, 0.06, 0.065], 0.5));
    else if (v > cap && v < foot + 0.004) {
      const stain = 1 + noise.fbm(x * 1.4, v * 20, 3) * 0.22;
      setPixel(
        pixel,
        scaleLight(concrete, stain * (v < cap + 0.012 ? 1.35 : 0.85)),
        smoothstep(foot + 0.004, foot - 0.002, v),
      );
    }
  });
}
