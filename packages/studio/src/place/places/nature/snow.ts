import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { dab } from '../../surfaces/dab.ts';
import { paintSnowfall } from '../../surfaces/fall.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { drawLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintPeaks } from './mountains.ts';

const SNOW: Light = [0.84, 0.86, 0.9];
const FIR: Light = lightOf('#26332a');

/** Deep snow, firs with their load, mountains behind. */
export const snow: Scene = {
  id: 'snow',
  words: {
    snow: 8,
    snowy: 8,
    winter: 6,
    wintry: 6,
    ski: 7,
    'ski slope': 9,
    ice: 5,
    icy: 4,
    frost: 5,
    frosty: 5,
    snowfall: 7,
    arctic: 7,
    'winter wonderland': 10,
    lapland: 8,
    chalet: 5,
    glacier: 7,
    aspen: 6,
    snowing: 7,
  },
  details: ['mountain', 'fir', 'forest', 'pine', 'tree'],
  manner: {
    times: ['day', 'dawn', 'golden', 'dusk'],
    heights: [0.8, 1.3],
    focal: [2.2, 3.2],
    bokehPx: [5, 8],
  },
  draw: (stage) => {
    const { variant } = stage;
    paintSky(stage);
    paintPeaks(stage, 0.05);
    paintSnowfield(stage);
    for (const [depthM, count] of [
      [110, 34],
      [62, 12],
      [36, 8],
    ] as const)
      paintFirs(stage, { depthM, count });
    if (stage.daylight.weather === 'clear' && variant % 2 === 1)
      paintSnowfall(stage, litSurface(stage, [0.9, 0.92, 0.96], 0.7));
    return outdoorLight(stage, { bounce: [0.8, 0.85, 0.95], exposure: 1.02, shadow: 0.4 });
  },
};

function paintSnowfield(stage: Stage): void {
  const { noise, side, daylight } = stage;
  const drift = (x: number, z: number, fine: number) =>
    noise.fbm(x * 0.5, z * 0.5, 3) * 1.4 +
    noise.fbm(x * 3.2, z * 3, 2) * 0.2 +
    noise.at(x * 11, z * 11) * 0.05 * fine;
  const shade: Light = [
    SNOW[0] * (daylight.ambient[0] + 0.05) * 1.5,
    SNOW[1] * (daylight.ambient[1] + 0.06) * 1.5,
    SNOW[2] * (daylight.ambient[2] + 0.1) * 1.55,
  ];
  paintGround(stage, {
    farthestM: 2500,
    shade: (x, z, pixel, footprint) => {
      const fine = seen(0.09, footprint);
      const step = 0.05 + footprint;
      const slope = (drift(x + side * step, z - step * 0.4, fine) - drift(x, z, fine)) / step;
      const lit = clamp(0.66 - slope * 0.24, 0.1, 1.1);
      const sparkle =
        noise.cell(Math.floor(x * 190), Math.floor(z * 120)) > 0.994
          ? 1 + 0.9 * seen(0.02, footprint)
          : 1;
      setPixel(pixel, scaleLight(mixLight(shade, litSurface(stage, SNOW, 0.92), lit), sparkle));
    },
  });
}

/** Firs drawn branch by branch; the upper side of each carries snow. */
function paintFirs(stage: Stage, { depthM, count }: { depthM: number; count: number }): void {
  const { rng, camera, plate, daylight, side } = stage;
  const haze = 1 - Math.exp(-depthM / (daylight.visibilityM * 0.12));
  const veiled = (light: Light) => mixLight(light, scaleLight(daylight.horizon, 0.85), haze);
  const dark = litSurface(stage, FIR, 0.2);
  const white = litSurface(stage, SNOW, 0.65);
  const perMetre = (camera.focal * plate.height) / depthM;
  const wide = (depthM * camera.aspect) / camera.focal;
  drawLayer(stage, { depthM }, (layer) => {
    for (let tree = 0; tree < count; tree += 1) {
      const share = rng.range(-0.56, 0.56);
      const x =
        (depthM < 60 && Math.abs(share) < 0.24 ? share + Math.sign(share) * 0.24 : share) * wide;
      const tall = rng.range(5, 13);
      const foot = rowOf(camera, 0, depthM) * plate.height;
      const middle = columnOf(camera, x, depthM) * plate.width;
      const tiers = Math.max(30, Math.min(90, tall * perMetre * 0.9));
      for (let i = 0; i < tiers * 8; i += 1) {
        const up = 1 - i / (tiers * 8);
        const half =
          (1 - up) ** 0.85 * tall * 0.19 * (0.75 + 0.4 * Math.abs(Math.sin(up * tall * 3.1)));
        const off = rng.range(-1, 1);
        const at = {
          x: middle + off * half * perMetre,
          y: foot - up * tall * perMetre + Math.abs(off) * half * perMetre * 0.35,
        };
        const rx = Math.max(0.7, Math.min(half, 0.34) * perMetre * 0.6);
        const tone = 0.7 + 0.6 * (0.5 + off * side * 0.5);
        dab(layer, {
          ...at,
          rx,
          ry: Math.max(0.6, rx * 0.42),
          angle: off * 0.5,
          light: veiled(scaleLight(dark, tone)),
        });
        if (rng.chance(0.24))
          dab(layer, {
            x: at.x,
            y: at.y - rx * 0.3,
            rx: rx * 0.85,
            ry: Math.max(0.5, rx * 0.24),
            angle: off * 0.5,
            light: veiled(scaleLight(white, 0.75 + 0.3 * tone)),
            alpha: smoothstep(0, 0.5, rng.next()),
          });
      }
    }
  });
}
