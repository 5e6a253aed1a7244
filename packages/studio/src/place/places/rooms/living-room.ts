import { smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { type Box, paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { plankTone } from '../../surfaces/planks.ts';
import { paintRoom } from '../../surfaces/room.ts';

const WALLS: readonly Light[] = ['#d9cdbb', '#8f9b8a', '#c3a594', '#5f6b73'].map(lightOf);
const OAK: Light = lightOf('#a37a4f');
const LEATHER: Light = lightOf('#7a4528');
const LINEN: Light = lightOf('#cfc4b2');
const RUG: Light = lightOf('#b8a58c');
const CURTAIN: Light = lightOf('#e9e1d2');

/** A sitting room: tall curtained windows, an armchair with a lamp, a rug on boards, a picture. */
export const livingRoom: Scene = {
  id: 'living-room',
  words: {
    'living room': 12,
    'sitting room': 11,
    lounge: 4,
    armchair: 10,
    'leather armchair': 14,
    sofa: 9,
    couch: 8,
    bedroom: 8,
    boudoir: 8,
    'hotel room': 9,
    home: 3,
    apartment: 6,
    room: 4,
    parlour: 8,
    fireplace: 7,
    'lamp light': 8,
  },
  details: ['window', 'large window', 'curtain', 'lamp', 'rug', 'leather', 'velvet'],
  manner: {
    times: ['day', 'golden', 'dusk', 'day'],
    heights: [0.9, 1.3],
    focal: [1.7, 2.4],
    bokehPx: [6.5, 9],
  },
  isIndoors: true,
  isColoured: true,
  draw: (stage) => {
    const { camera, rng, noise, daylight, colours, variant } = stage;
    const isDark = daylight.time === 'dusk' || daylight.time === 'night' || stage.has('lamp light');
    const lit: Light = isDark
      ? [0.78, 0.56, 0.36]
      : daylight.time === 'golden'
        ? [1.02, 0.84, 0.62]
        : [0.86, 0.86, 0.85];
    const sky: Light = isDark
      ? [0.1, 0.12, 0.24]
      : daylight.time === 'golden'
        ? [2.8, 2, 1.1]
        : [2.4, 2.45, 2.5];
    const paint = colours[0] ?? WALLS[(stage.design.int(0, 3) + variant) % WALLS.length];
    const backM = camera.focusM + rng.range(2.6, 3.6);
    const seatX = -stage.side * rng.range(0.95, 1.25);
    const rugM = camera.focusM + 0.5;
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const tone = plankTone(noise, {
          across: (x + 30) / 0.12,
          along: z,
          footprint: footprint / 0.12,
        });
        const onRug = smoothstep(
          0.02,
          -0.02,
          Math.max(Math.abs(x) - 1.5, Math.abs(z - rugM) - 1.05),
        );
        const weave = 1 + noise.at(x * 42, z * 42) * 0.12 + noise.fbm(x * 2, z * 2, 2) * 0.08;
        const border =
          Math.abs(Math.max(Math.abs(x) - 1.5, Math.abs(z - rugM) - 1.05) + 0.16) < 0.03 ? 0.62 : 1;
        const wood = scaleLight(OAK, tone * 0.8);
        setPixel(
          pixel,
          filterLight(mixLight(wood, scaleLight(RUG, weave * border), onRug), scaleLight(lit, 0.8)),
        );
      },
    });
    paintRoom(stage, {
      leftM: rng.range(2.4, 3),
      rightM: rng.range(2.4, 3),
      backM,
      ceilingM: 3,
      shade: ({ side, along, y }, pixel) => {
        if (side === 'ceiling') setPixel(pixel, scaleLight(lit, 0.6));
        else if (side === 'back')
          setPixel(pixel, wallAt(stage, { along, y, lit, sky, paint, seatX }));
        else setPixel(pixel, scaleLight(filterLight(paint, lit), 0.5 + 0.1 * smoothstep(0, 2, y)));
      },
    });
    const cloth = stage.has('leather') || variant % 2 === 0 ? LEATHER : LINEN;
    paintBoxes(stage, backM - 1, armchair(seatX, backM - 1.35, filterLight(cloth, lit)));
    const lampX = seatX + Math.sign(seatX) * 0.72;
    paintBoxes(stage, backM - 0.8, sideTable(lampX, backM - 0.9, filterLight(OAK, lit)));
    paintBoxes(stage, backM - 0.7, [
      {
        x: [lampX - 0.015, lampX + 0.015],
        y: [0.55, 0.86],
        z: [backM - 0.75, backM - 0.72],
        light: [0.2, 0.16, 0.1],
      },
      {
        x: [lampX - 0.17, lampX + 0.17],
        y: [0.84, 1.1],
        z: [backM - 0.85, backM - 0.6],
        light: scaleLight([1.5, 1.15, 0.72], isDark ? 1.3 : 0.62),
        top: 1.1,
      },
    ]);
    addLamps(stage, [
      {
        u: columnOf(camera, lampX, backM - 0.7),
        v: rowOf(camera, 0.97, backM - 0.7),
        depthM: backM - 0.7,
        sizePx: 9,
        light: scaleLight([2.2, 1.5, 0.8], isDark ? 1.2 : 0.25),
      },
    ]);
    return indoorLight(stage, isDark ? [1.2, 0.97, 0.76] : [1, 1, 0.99], {
      exposure: isDark ? 0.85 : 0.98,
      bounce: filterLight(OAK, lit),
      shadow: 0.38,
      softness: 0.65,
    });
  },
};

type WallAt = { along: number; y: number; lit: Light; sky: Light; paint: Light; seatX: number };

/** The far wall: a tall window between curtains, a framed picture over the chair, a skirting board. */
function wallAt({ noise }: Stage, { along, y, lit, sky, paint, seatX }: WallAt): Light {
  const windowX = -seatX * 0.75;
  const off = Math.abs(along - windowX);
  if (off < 1.02 && y < 2.72) {
    const isGlass = off < 0.62 && y > 0.35 && y < 2.5;
    if (isGlass) {
      const isBar = Math.abs(off - 0.31) < 0.016 || Math.abs(((y - 0.35) % 0.72) - 0.36) > 0.345;
      return isBar
        ? filterLight(lightOf('#f4f0e8'), scaleLight(lit, 0.9))
        : scaleLight(sky, 0.75 + noise.fbm(along * 2, y * 2, 3) * 0.4);
    }
    if (off > 0.58) {
      const fold = 0.72 + 0.26 * Math.sin(along * 46 + noise.at(along * 6, y * 0.7) * 1.6);
      return scaleLight(filterLight(CURTAIN, mixLight(lit, sky, 0.16)), fold);
    }
  }
  const frame = { x: Math.abs(along - seatX), y: Math.abs(y - 1.72) };
  if (frame.x < 0.44 && frame.y < 0.34) {
    if (frame.x > 0.4 || frame.y > 0.3) return filterLight(lightOf('#6b5434'), lit);
    const hills = y < 1.66 + noise.fbm(along * 3, 2, 3) * 0.16;
    return filterLight(
      hills ? lightOf('#6f7f58') : mixLight(lightOf('#c9d3d6'), lightOf('#e8d7b5'), 1.9 - y),
      scaleLight(lit, 0.85),
    );
  }
  const board = y < 0.14 ? 1.18 : 1;
  const glow =
    0.66 +
    0.1 * smoothstep(0, 2.4, y) +
    0.3 * Math.exp(-(((along - seatX * 1.5) / 0.8) ** 2) - ((y - 1.1) / 0.7) ** 2);
  return scaleLight(filterLight(y < 0.14 ? lightOf('#efe9dd') : paint, lit), board * glow);
}

/** A deep armchair turned to the room. */
function armchair(x: number, z: number, light: Light): Box[] {
  const [left, right] = [x - 0.48, x + 0.48];
  return [
    {
      x: [left + 0.1, right - 0.1],
      y: [0.3, 1],
      z: [z + 0.62, z + 0.84],
      light: scaleLight(light, 0.72),
      top: 1.2,
    },
    {
      x: [left, left + 0.2],
      y: [0.08, 0.64],
      z: [z, z + 0.8],
      light: scaleLight(light, 0.82),
      top: 1.25,
    },
    {
      x: [right - 0.2, right],
      y: [0.08, 0.64],
      z: [z, z + 0.8],
      light: scaleLight(light, 0.82),
      top: 1.25,
    },
    { x: [left + 0.2, right - 0.2], y: [0.1, 0.3], z: [z, z + 0.7], light: scaleLight(light, 0.6) },
    {
      x: [left + 0.21, right - 0.21],
      y: [0.3, 0.46],
      z: [z - 0.02, z + 0.66],
      light: scaleLight(light, 0.95),
      top: 1.2,
    },
  ];
}

const sideTable = (x: number, z: number, wood: Light): Box[] => [
  { x: [x - 0.03, x + 0.03], y: [0, 0.53], z: [z + 0.12, z + 0.18], light: scaleLight(wood, 0.5) },
  {
    x: [x - 0.24, x + 0.24],
    y: [0.52, 0.555],
    z: [z, z + 0.36],
    light: scaleLight(wood, 0.8),
    top: 1.2,
  },
];
