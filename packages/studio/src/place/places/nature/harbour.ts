import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import { acrossAt, columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { type Box, fillFace, paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { drawLayer, paintLayer, setPixel, veil } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { paintSea } from '../../surfaces/sea.ts';
import { paintSky } from '../../surfaces/sky.ts';

const HOUSES: readonly Light[] = [
  '#d9a441',
  '#b5533c',
  '#e6ddcb',
  '#5f7f8c',
  '#c98a76',
  '#8a9a6b',
  '#ece6da',
].map(lightOf);
const HULLS: readonly Light[] = ['#f1eee6', '#1f3a5f', '#8c2f2a', '#2f5a4a'].map(lightOf);
const ROOF: Light = lightOf('#8a4a35');
const QUAY: Light = lightOf('#9a948a');

/** A quay: moored boats with masts, and a row of painted houses across the water. */
export const harbour: Scene = {
  id: 'harbour',
  words: {
    harbour: 11,
    harbor: 11,
    port: 4,
    quay: 10,
    dock: 7,
    marina: 9,
    yacht: 6,
    'fishing village': 12,
    'fishing boat': 11,
    boat: 4,
    sailing: 4,
    sailboat: 8,
    portofino: 10,
    nyhavn: 11,
    copenhagen: 7,
    cornwall: 7,
  },
  details: ['water', 'mast', 'house', 'stone', 'sea'],
  manner: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    heights: [0.9, 1.4],
    focal: [1.9, 2.7],
    bokehPx: [5.5, 8],
  },
  draw: (stage) => {
    const { camera, rng, noise, daylight } = stage;
    const isDark = daylight.time === 'dusk' || daylight.time === 'night';
    const edgeM = camera.focusM + rng.range(1.2, 2.4);
    paintSky(stage);
    paintSea(stage, { shoreM: Math.max(2, camera.focusM * 0.5) });
    paintHouses(stage, 62, isDark);
    const boats = [30, 21, 14].map((z, i) => ({
      z,
      x: (i % 2 ? 1 : -1) * rng.range(1.5, 5.5),
      hull: HULLS[rng.int(0, 3)],
    }));
    for (const boat of boats) paintBoat(stage, boat);
    paintGround(stage, {
      farthestM: edgeM,
      shade: (x, z, pixel, footprint) => {
        const paving = { wideM: 0.5, deepM: 0.34, jointM: 0.012, uneven: 0.24 };
        const tone = pavingTone(noise, { x: x + 30, z, footprint }, paving);
        const wet = daylight.weather === 'rain' || daylight.weather === 'fog' ? 0.75 : 1;
        setPixel(
          pixel,
          scaleLight(litSurface(stage, QUAY, z > edgeM - 0.4 ? 0.9 : 0.6), tone * wet),
        );
      },
    });
    paintBoxes(stage, edgeM, bollards(stage, edgeM));
    if (isDark) addLamps(stage, lanterns(stage));
    return outdoorLight(stage, {
      bounce: litSurface(stage, QUAY, 0.5),
      gloss: daylight.weather === 'rain' ? 0.2 : 0,
    });
  },
};

const bollards = (stage: Stage, z: number): Box[] =>
  [-1.5, 1.3].flatMap((x): Box[] => {
    const iron = litSurface(stage, lightOf('#3a3f44'), 0.4);
    return [
      { x: [x - 0.09, x + 0.09], y: [0, 0.34], z: [z - 0.5, z - 0.34], light: iron },
      {
        x: [x - 0.14, x + 0.14],
        y: [0.34, 0.42],
        z: [z - 0.55, z - 0.3],
        light: scaleLight(iron, 1.2),
      },
    ];
  });

/** Gabled fronts side by side, with rows of windows, mirrored dimly below the quay. */
function paintHouses(stage: Stage, depthM: number, isDark: boolean): void {
  const { camera, noise, daylight, side } = stage;
  const foot = rowOf(camera, -0.8, depthM);
  paintLayer(stage, { depthM, bottom: Math.min(1, foot + 0.1) }, (u, v, pixel) => {
    const x = acrossAt(camera, u, depthM) + 60;
    const plot = Math.floor(x / 5.2);
    const inside = x / 5.2 - plot;
    const isMirror = v > foot;
    const y = (Math.abs(foot - v) * (isMirror ? 1.3 : 1) * depthM) / camera.focal;
    const own = noise.cell(plot, 3);
    const eaves = 6 + Math.floor(own * 3) * 2.6;
    const ridge = eaves + 2.6 * (1 - Math.abs(inside - 0.5) * 2);
    if (y > ridge) return;
    const paint = HOUSES[Math.floor(noise.cell(plot + 9, 8) * HOUSES.length)];
    const sun = 0.35 + 0.4 * (side > 0 ? inside : 1 - inside);
    setPixel(pixel, litSurface(stage, y > eaves ? ROOF : paint, sun), 1);
    const [column, storey] = [inside * 3, y / 2.6];
    const isPane =
      Math.abs(column - Math.floor(column) - 0.5) < 0.24 &&
      Math.abs(storey - Math.floor(storey) - 0.55) < 0.27 &&
      y < eaves;
    if (isPane) {
      const isLit = isDark && noise.cell(plot * 5 + Math.floor(column), Math.floor(storey)) < 0.5;
      setPixel(
        pixel,
        isLit
          ? [1.9, 1.3, 0.6]
          : scaleLight(mixLight([0.04, 0.05, 0.06], daylight.middle, 0.35), 0.8),
      );
    }
    veil(
      pixel,
      scaleLight(daylight.horizon, 0.85),
      1 - Math.exp((-depthM * 1.1) / daylight.visibilityM),
    );
    if (isMirror)
      pixel[3] = 0.42 * smoothstep(foot + 0.1, foot, v) * (0.7 + noise.at(u * 9, v * 160) * 0.4);
  });
}

/** A small sailing boat: hull, cabin, mast with a furled sail, its mirror image in the water. */
function paintBoat(stage: Stage, { x, z, hull }: { x: number; z: number; hull: Light }): void {
  const { camera, daylight } = stage;
  const haze = 1 - Math.exp((-z * 1.1) / daylight.visibilityM);
  const of = (light: Light, sun: number) =>
    mixLight(litSurface(stage, light, sun), daylight.horizon, haze);
  drawLayer(stage, { depthM: z }, (layer) => {
    const at = (dx: number, y: number) =>
      [
        columnOf(camera, x + dx, z) * layer.width,
        rowOf(camera, y - 0.8, z) * layer.height,
      ] as const;
    const face = (corners: readonly (readonly [number, number])[], light: Light, alpha = 1) =>
      fillFace(
        layer,
        corners.map(([dx, y]) => at(dx, y)),
        light,
        alpha,
      );
    face(
      [
        [-1.9, -0.9],
        [1.7, -0.9],
        [2.2, 0],
        [-2, 0],
      ],
      of(scaleLight(hull, 0.4), 0.3),
      0.4,
    );
    face(
      [
        [-1.8, 0],
        [1.7, 0],
        [2.4, 0.75],
        [-2, 0.7],
      ],
      of(hull, 0.55),
    );
    face(
      [
        [-2, 0.66],
        [2.4, 0.71],
        [2.42, 0.78],
        [-2.02, 0.74],
      ],
      of(lightOf('#8a6a48'), 0.6),
    );
    face(
      [
        [-1, 0.72],
        [0.9, 0.72],
        [0.7, 1.2],
        [-0.9, 1.2],
      ],
      of(lightOf('#efeae0'), 0.7),
    );
    for (const dx of [-0.6, 0, 0.5])
      face(
        [
          [dx - 0.14, 0.88],
          [dx + 0.14, 0.88],
          [dx + 0.14, 1.06],
          [dx - 0.14, 1.06],
        ],
        of([0.05, 0.06, 0.07], 0.3),
      );
    face(
      [
        [0.2, 0.8],
        [0.3, 0.8],
        [0.28, 7.2],
        [0.22, 7.2],
      ],
      of(lightOf('#b9ab94'), 0.6),
    );
    face(
      [
        [-1.9, 1.7],
        [0.25, 1.75],
        [0.25, 2.05],
        [-1.9, 1.86],
      ],
      of(lightOf('#e6e2d6'), 0.6),
    );
    face(
      [
        [0.25, 7.1],
        [0.27, 7.1],
        [2.36, 0.76],
        [2.33, 0.76],
      ],
      of([0.1, 0.1, 0.1], 0.4),
      0.6,
    );
  });
}

const lanterns = ({ camera, rng }: Stage) =>
  Array.from({ length: 30 }, () => {
    const depthM = rng.range(24, 62);
    return {
      u: rng.next(),
      v: rowOf(camera, rng.range(0.2, 4), depthM),
      depthM,
      light: scaleLight([2.1, 1.4, 0.7] as Light, rng.range(0.15, 0.7)),
    };
  });
