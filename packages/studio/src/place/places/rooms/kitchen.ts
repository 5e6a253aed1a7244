import { smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { type Box, paintBoxes } from '../../surfaces/boxes.ts';
import { dab } from '../../surfaces/dab.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { drawLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { plankTone } from '../../surfaces/planks.ts';
import { paintRoom } from '../../surfaces/room.ts';

const FRONTS: readonly Light[] = ['#5f7466', '#e8e3d8', '#3d4f63', '#b98f7a'].map(lightOf);
const OAK: Light = lightOf('#b48a5c');
const TILE: Light = lightOf('#eee9de');
const STONE: Light = lightOf('#e9e6e1');
const COPPER: Light = lightOf('#b8683e');
const EVENING: Light = [0.85, 0.62, 0.4];
const MORNING: Light = [0.92, 0.92, 0.9];

/** A kitchen: painted cupboards, a tiled wall, a window over the sink, a table with fruit. */
export const kitchen: Scene = {
  id: 'kitchen',
  words: {
    kitchen: 11,
    'farmhouse kitchen': 13,
    'country kitchen': 12,
    pantry: 8,
    'kitchen counter': 12,
    'dining room': 8,
    cooking: 3,
    breakfast: 3,
  },
  details: ['window', 'large window', 'tile', 'tiled', 'table', 'lamp', 'rustic'],
  manner: {
    times: ['day', 'golden', 'day', 'dusk'],
    heights: [0.95, 1.35],
    focal: [1.7, 2.4],
    bokehPx: [4, 6],
  },
  isIndoors: true,
  isColoured: true,
  draw: (stage) => {
    const { camera, rng, noise, daylight, colours, variant } = stage;
    const isDark = daylight.time === 'dusk' || daylight.time === 'night';
    const lit = isDark
      ? EVENING
      : daylight.time === 'golden'
        ? mixLight(MORNING, [1.2, 0.8, 0.45], 0.5)
        : MORNING;
    const sky: Light = isDark
      ? [0.16, 0.18, 0.32]
      : daylight.time === 'golden'
        ? [2.7, 1.9, 1]
        : [2.5, 2.55, 2.6];
    const front = colours[0] ?? FRONTS[(stage.design.int(0, 3) + variant) % FRONTS.length];
    const backM = camera.focusM + rng.range(2.6, 3.8);
    const shift = rng.range(-0.8, 0.8);
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const tone = plankTone(noise, {
          across: (x + 30) / 0.14,
          along: z,
          footprint: footprint / 0.14,
        });
        setPixel(pixel, scaleLight(filterLight(OAK, lit), tone * 0.75));
      },
    });
    paintRoom(stage, {
      leftM: rng.range(2.3, 3),
      rightM: rng.range(2.3, 3),
      backM,
      ceilingM: 2.75,
      shade: ({ side, along, y }, pixel) => {
        if (side === 'ceiling') setPixel(pixel, scaleLight(lit, 0.62));
        else if (side === 'back')
          setPixel(pixel, wallAt(stage, { along: along + shift, y, lit, sky }));
        else
          setPixel(
            pixel,
            scaleLight(filterLight(lightOf('#e6dfd2'), lit), 0.55 + 0.12 * smoothstep(0, 2, y)),
          );
      },
    });
    paintBoxes(
      stage,
      backM - 0.6,
      cupboards(backM, shift, filterLight(front, lit), filterLight(STONE, lit)),
    );
    paintBoxes(stage, backM - 0.4, shelves(backM, shift, filterLight(OAK, lit)));
    paintTable(stage, lit);
    addLamps(stage, pendants(stage, isDark));
    return indoorLight(stage, isDark ? [1.16, 0.98, 0.8] : [1, 1, 0.99], {
      exposure: isDark ? 0.9 : 1,
      bounce: filterLight(OAK, lit),
      shadow: 0.36,
      softness: 0.65,
    });
  },
};

type WallAt = { along: number; y: number; lit: Light; sky: Light };

/** The wall behind the counter: a window with bars, tiles around it, plaster above. */
function wallAt({ noise }: Stage, { along, y, lit, sky }: WallAt): Light {
  const across = Math.abs(along);
  const isFrame = across < 0.72 && y > 1.06 && y < 2.22;
  if (isFrame) {
    const isGlass =
      across < 0.66 &&
      y > 1.12 &&
      y < 2.16 &&
      Math.abs(across - 0.33) > 0.02 &&
      Math.abs(y - 1.64) > 0.02;
    const leaves = 0.75 + noise.fbm(along * 2.4, y * 2.4, 3) * 0.5;
    return isGlass ? scaleLight(sky, leaves) : filterLight(lightOf('#f3efe6'), lit);
  }
  if (y > 1.95) return scaleLight(filterLight(lightOf('#ece5d8'), lit), 0.72);
  const row = Math.floor(y / 0.1);
  const column = along / 0.2 + (row & 1) * 0.5;
  const joint = Math.min(y / 0.1 - row, Math.abs(column - Math.floor(column))) < 0.06 ? 0.86 : 1;
  const own = 0.93 + 0.12 * noise.cell(Math.floor(column), row);
  return scaleLight(filterLight(TILE, lit), joint * own * 0.74);
}

/** Low cupboards with doors, and the stone that lies on them. */
function cupboards(backM: number, shift: number, front: Light, stone: Light): Box[] {
  const z: [number, number] = [backM - 0.62, backM];
  const doors = Array.from({ length: 12 }, (_, i): Box[] => {
    const x = -3.3 + i * 0.55 - shift * 0.2;
    return [
      { x: [x + 0.012, x + 0.538], y: [0.1, 0.86], z, light: scaleLight(front, 0.62) },
      {
        x: [x + 0.06, x + 0.49],
        y: [0.18, 0.78],
        z: [z[0] - 0.005, z[0]],
        light: scaleLight(front, 0.7),
      },
      {
        x: [x + 0.43, x + 0.45],
        y: [0.62, 0.74],
        z: [z[0] - 0.03, z[0]],
        light: scaleLight(COPPER, 0.9),
      },
    ];
  });
  return [
    { x: [-3.4, 3.4], y: [0, 0.88], z, light: scaleLight(front, 0.28) },
    ...doors.flat(),
    {
      x: [-3.4, 3.4],
      y: [0.88, 0.925],
      z: [z[0] - 0.03, z[1]],
      light: scaleLight(stone, 0.75),
      top: 1.15,
    },
  ];
}

/** Open shelves at both sides of the window, with bowls and jars. */
function shelves(backM: number, shift: number, wood: Light): Box[] {
  const pots: readonly Light[] = ['#c7b79c', '#8a9a8c', '#f0ece3', '#a3553a', '#4f5f6d'].map(
    lightOf,
  );
  return [-1, 1].flatMap((side) =>
    [1.45, 1.85].flatMap((y, row): Box[] => {
      const from = side > 0 ? 0.95 - shift : -2.3 - shift;
      const jars = Array.from({ length: 7 }, (_, i): Box => {
        const x = from + 0.08 + i * 0.19;
        const tall = 0.1 + ((i * 7 + row * 3) % 5) * 0.03;
        return {
          x: [x, x + 0.11],
          y: [y, y + tall],
          z: [backM - 0.2, backM - 0.08],
          light: scaleLight(pots[(i + row * 2 + (side > 0 ? 1 : 0)) % 5], 0.62),
        };
      });
      return [
        {
          x: [from, from + 1.36],
          y: [y - 0.03, y],
          z: [backM - 0.24, backM],
          light: scaleLight(wood, 0.8),
        },
        ...jars,
      ];
    }),
  );
}

/** A corner of a wooden table with a bowl of fruit, before the cupboards. */
function paintTable(stage: Stage, lit: Light): void {
  const { camera, plate, side, rng } = stage;
  const z = camera.focusM + 1.1;
  const x = side * 0.92;
  const wood = filterLight(OAK, lit);
  const legs = [-0.62, 0.56].map(
    (dx): Box => ({
      x: [x + dx, x + dx + 0.06],
      y: [0, 0.72],
      z: [z, z + 0.06],
      light: scaleLight(wood, 0.5),
    }),
  );
  paintBoxes(stage, z, [
    ...legs,
    {
      x: [x - 0.7, x + 0.7],
      y: [0.72, 0.76],
      z: [z - 0.05, z + 0.75],
      light: scaleLight(wood, 0.7),
      top: 1.2,
    },
  ]);
  const perMetre = (camera.focal / z) * plate.height;
  const at = (dx: number, y: number) => ({
    x: columnOf(camera, x + dx, z + 0.3) * plate.width,
    y: rowOf(camera, y, z + 0.3) * plate.height,
  });
  const fruits: readonly Light[] = ['#d98f2b', '#c9452f', '#e2b93b', '#8ba23f'].map(lightOf);
  drawLayer(stage, { depthM: z, isNear: true }, (layer) => {
    for (let i = 0; i < 7; i += 1) {
      const fruit = {
        rx: 0.042 * perMetre,
        ry: 0.042 * perMetre,
        light: scaleLight(filterLight(fruits[i % 4], lit), rng.range(0.7, 1)),
      };
      dab(layer, { ...at(-0.12 + (i % 4) * 0.075, 0.86 + (i > 3 ? 0.05 : 0)), ...fruit });
    }
    dab(layer, {
      ...at(0, 0.81),
      rx: 0.2 * perMetre,
      ry: 0.065 * perMetre,
      light: scaleLight(filterLight(STONE, lit), 0.75),
    });
  });
}

/** Lamps that hang over the table; dim by day. */
const pendants = ({ camera }: Stage, isDark: boolean) =>
  [-0.75, 0, 0.75].map((x) => ({
    u: columnOf(camera, x, camera.focusM + 1.6),
    v: rowOf(camera, 2.15, camera.focusM + 1.6),
    depthM: camera.focusM + 1.6,
    sizePx: 4,
    light: scaleLight([2.3, 1.7, 0.95] as Light, isDark ? 1.3 : 0.5),
  }));
