import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import { rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { strewLeaves } from '../../surfaces/leaves.ts';
import { drawLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintPalms } from '../../surfaces/palms.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { paintRoom } from '../../surfaces/room.ts';
import { paintSky } from '../../surfaces/sky.ts';

const IRON: Light = lightOf('#e6ebe4');
const TERRACOTTA: Light = lightOf('#b5653c');
const STONE: Light = lightOf('#b8ab97');
const LEAVES = [
  ['#12240f', '#2f5c28', '#86b04e'],
  ['#16291a', '#3f6f45', '#a7c07a'],
].map((shades) => shades.map(lightOf));

/** A palm house: white iron and glass overhead, leaves at both sides of a stone path. */
export const greenhouse: Scene = {
  id: 'greenhouse',
  words: {
    greenhouse: 12,
    conservatory: 11,
    glasshouse: 11,
    orangery: 11,
    'palm house': 12,
    'winter garden': 11,
    hothouse: 10,
    'kew garden': 11,
    'botanical greenhouse': 14,
    plant: 4,
    'tropical plant': 8,
  },
  details: ['palm', 'glass', 'fern', 'leaf', 'lush', 'botanical', 'tropical'],
  manner: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    heights: [0.85, 1.3],
    focal: [1.8, 2.5],
    bokehPx: [5, 7],
  },
  draw: (stage) => {
    const { camera, rng, noise, side } = stage;
    const halfM = rng.range(2.9, 3.6);
    const backM = camera.focusM + rng.range(9, 13);
    paintSky(stage);
    paintGround(stage, {
      farthestM: backM,
      shade: (x, z, pixel, footprint) => {
        const tone = pavingTone(
          noise,
          { x: x + 30, z, footprint },
          { wideM: 0.55, deepM: 0.55, jointM: 0.01, uneven: 0.18 },
        );
        const bars = smoothstep(0.1, 0.5, Math.abs((((x + z * 0.6 * side) / 0.9) % 1) - 0.5));
        setPixel(pixel, scaleLight(litSurface(stage, STONE, 0.2 + 0.5 * bars), tone));
      },
    });
    paintRoom(stage, {
      leftM: halfM,
      rightM: halfM,
      backM,
      ceilingM: 5.4,
      shade: ({ side: face, along, y, z }, pixel) => {
        const isRoof = face === 'ceiling';
        const across = isRoof ? along : 0;
        const [long, up] = isRoof ? [z, across] : [along, y];
        const bar = Math.min(
          Math.abs((((long + 40) / 0.62) % 1) - 0.5) * 0.62,
          Math.abs((((up + 40) / 0.95) % 1) - 0.5) * 0.95,
        );
        const rib = Math.abs((((long + 40) / 2.48) % 1) - 0.5) * 2.48 < 0.07;
        const wall = !isRoof && y < 0.75;
        if (wall)
          setPixel(
            pixel,
            scaleLight(
              litSurface(stage, lightOf('#9b6a52'), 0.35),
              0.9 + noise.fbm(along * 3, y * 3, 3) * 0.2,
            ),
          );
        else if (rib || bar < 0.022) setPixel(pixel, litSurface(stage, IRON, 0.4));
        else {
          const beyond = mixLight(stage.daylight.horizon, stage.daylight.middle, clamp(y / 6));
          const trees = !isRoof && noise.fbm(along * 0.7, y * 0.6, 3) + 0.5 > y * 0.24;
          setPixel(
            pixel,
            trees ? scaleLight(litSurface(stage, LEAVES[0][1], 0.6), 0.9) : beyond,
            isRoof ? 0.35 : 0.85,
          );
        }
      },
    });
    paintPalms(stage, backM * 0.92, camera.focusM + 4);
    for (const [i, depthM] of [7.5, 5.4, 3.6, 2.1].entries())
      paintBed(stage, camera.focusM + depthM, i);
    for (const x of [-1.45, 1.4]) {
      const z = camera.focusM + 1.5;
      paintBoxes(stage, z, [
        {
          x: [x - 0.2, x + 0.2],
          y: [0, 0.36],
          z: [z, z + 0.36],
          light: litSurface(stage, TERRACOTTA, 0.5),
        },
      ]);
      paintPlant(stage, x, z + 0.15);
    }
    return outdoorLight(stage, {
      bounce: litSurface(stage, LEAVES[0][1], 0.5),
      softness: 0.7,
      shadow: 0.3,
      exposure: 0.98,
    });
  },
};

/** Leaves of one depth at both sides of the path, lower towards it. */
function paintBed(stage: Stage, z: number, i: number): void {
  const { camera, plate, rng, noise } = stage;
  const foot = rowOf(camera, 0, z);
  const top = rowOf(camera, 2.3, z);
  const edge = (0.95 * camera.focal) / (z * camera.aspect);
  const density = (u: number, v: number) => {
    const off = Math.abs(u - 0.5) - edge;
    const tall = clamp(0.25 + off * 4 + noise.at(u * 7 + i * 9, 2) * 0.35);
    return off < 0
      ? 0
      : smoothstep(tall + 0.08, tall - 0.15, (foot - v) / (foot - top)) *
          smoothstep(-0.35, 0.2, noise.fbm(u * 9, v * 9 + i, 2));
  };
  drawLayer(stage, { depthM: z, isNear: true }, (layer) =>
    strewLeaves(layer, {
      rng,
      count: 7000,
      area: { left: -0.02, right: 1.02, top, bottom: foot },
      density,
      shades: litLeaves(stage, LEAVES[i % 2], [0.15, 0.47, 0.79]),
      lit: (u, v) => 0.3 + 0.5 * ((foot - v) / (foot - top)) + 0.2 * noise.at(u * 12, v * 12),
      glint: 0.006,
      sizePx: Math.max(1.2, (0.05 * camera.focal * plate.height) / z),
    }),
  );
}

/** A bushy plant in a pot. */
function paintPlant(stage: Stage, x: number, z: number): void {
  const { camera, plate, rng } = stage;
  const u = 0.5 + (x * camera.focal) / (z * camera.aspect);
  const v = rowOf(camera, 0.75, z);
  const half = { u: (0.42 * camera.focal) / (z * camera.aspect), v: (0.46 * camera.focal) / z };
  drawLayer(stage, { depthM: z, isNear: true }, (layer) =>
    strewLeaves(layer, {
      rng,
      count: 900,
      area: { left: u - half.u, right: u + half.u, top: v - half.v, bottom: v + half.v },
      density: (a, b) => smoothstep(1, 0.6, ((a - u) / half.u) ** 2 + ((b - v) / half.v) ** 2),
      shades: litLeaves(stage, LEAVES[1], [0.2, 0.52, 0.84]),
      lit: (_a, b) => 0.5 + ((v - b) / half.v) * 0.35,
      sizePx: Math.max(1.4, (0.06 * camera.focal * plate.height) / z),
    }),
  );
}
