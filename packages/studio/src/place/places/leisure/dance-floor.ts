import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { dab } from '../../surfaces/dab.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { drawLayer, paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintPassersBy } from '../../surfaces/passers-by.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom } from '../../surfaces/room.ts';

const GELS: readonly (readonly [Light, Light])[] = [
  [
    [0.85, 0.12, 0.55],
    [0.14, 0.3, 0.95],
  ],
  [
    [0.95, 0.45, 0.1],
    [0.7, 0.1, 0.4],
  ],
  [
    [0.2, 0.55, 0.95],
    [0.5, 0.15, 0.9],
  ],
  [
    [0.1, 0.7, 0.6],
    [0.85, 0.2, 0.5],
  ],
];

/** A dark club: a mirror ball, its dots over walls and floor, beams, people dancing far behind. */
export const danceFloor: Scene = {
  id: 'dance-floor',
  words: {
    'dance floor': 13,
    dancefloor: 12,
    disco: 10,
    'disco ball': 12,
    'mirror ball': 12,
    mirrorball: 11,
    nightclub: 11,
    'night club': 11,
    club: 5,
    'studio 54': 11,
    party: 4,
    rave: 5,
  },
  details: ['glitter', 'light', 'smoke'],
  manner: { times: ['night'], heights: [0.8, 1.3], focal: [1.8, 2.6], bokehPx: [6, 9] },
  isIndoors: true,
  isColoured: true,
  draw: (stage) => {
    const { camera, rng, noise, colours, variant } = stage;
    const [left, right] = GELS[(stage.design.int(0, 3) + variant) % GELS.length];
    const gels: [Light, Light] = [colours[0] ?? left, colours[1] ?? right];
    const backM = camera.focusM + rng.range(8, 12);
    const wall = (across: number, tone: number): Light => {
      const t = smoothstep(-4, 4, across);
      return scaleLight(mixLight(gels[0], gels[1], t), tone + 0.006);
    };
    paintGround(stage, {
      shade: (x, z, pixel) => setPixel(pixel, wall(x, 0.07 + noise.fbm(x, z, 2) * 0.02)),
    });
    paintRoom(stage, {
      leftM: 4.4,
      rightM: 4.4,
      backM,
      ceilingM: 4.8,
      shade: ({ side, along, y, z }, pixel) => {
        const across = side === 'left' ? -4 : side === 'right' ? 4 : along;
        const glow = side === 'ceiling' ? 0.05 : 0.1 + 0.22 * smoothstep(4.5, 0, y);
        setPixel(
          pixel,
          wall(across, glow * 0.75 * (1 + noise.fbm(along * 0.5, y + z * 0.2, 3) * 0.5)),
        );
      },
    });
    paintBeams(stage, gels);
    paintPassersBy(stage, {
      count: 11,
      light: wall(0, 0.5),
      spreadM: 2.6,
      between: [camera.focusM + 3.5, backM - 0.6],
    });
    addLamps(stage, dotsOfTheBall(stage, backM));
    paintBall(stage, gels);
    reflectInGround(stage, { strength: 0.6, smear: 0.45, baseAt: () => rowOf(camera, 0, backM) });
    return indoorLight(stage, [1.02, 0.98, 1.04], {
      exposure: 0.82,
      rims: [scaleLight(gels[0], 0.9), scaleLight(gels[1], 0.9)],
      back: 0.4,
      gloss: 0.4,
      shadow: 0.35,
      softness: 0.7,
    });
  },
};

/** Shafts from the ceiling that widen and fade on their way down. */
function paintBeams(stage: Stage, gels: readonly [Light, Light]): void {
  const { camera, rng, noise } = stage;
  const beams = Array.from({ length: 7 }, (_, i) => ({
    u: rng.range(0.05, 0.95),
    lean: rng.range(-0.5, 0.5),
    gel: gels[i % 2],
  }));
  const depthM = camera.focusM * 1.8;
  const place = { depthM, bottom: camera.horizon + 0.05, isLight: true };
  paintLayer(stage, place, (u, v, pixel) => {
    let light: Light = [0, 0, 0];
    for (const beam of beams) {
      const across = (u - beam.u - beam.lean * v) / (0.012 + 0.07 * v);
      const tone = Math.exp(-across * across) * smoothstep(camera.horizon, 0, v) * 0.3;
      light = [
        light[0] + beam.gel[0] * tone,
        light[1] + beam.gel[1] * tone,
        light[2] + beam.gel[2] * tone,
      ];
    }
    setPixel(pixel, scaleLight(light, 0.8 + noise.fbm(u * 5, v * 5, 3) * 0.5));
  });
}

/** The dots that the ball throws on the walls and the floor, in rows that run around it. */
function dotsOfTheBall({ camera, rng }: Stage, backM: number) {
  return Array.from({ length: 150 }, (_, i) => {
    const isOnFloor = i % 3 === 0;
    const depthM = isOnFloor ? rng.range(camera.focusM * 1.1, backM) : backM;
    const y = isOnFloor ? 0 : rng.range(0.2, 4.4);
    return {
      u: columnOf(camera, rng.range(-4.4, 4.4) * (isOnFloor ? 0.7 : 1), depthM),
      v: rowOf(camera, y, depthM),
      depthM: camera.focusM * 1.25,
      sizePx: 1.6,
      light: scaleLight([1.15, 1.1, 1.2], rng.range(0.15, 0.9)),
    };
  });
}

/** A ball of small mirrors: each facet shows one light of the room or the dark. */
function paintBall(stage: Stage, gels: readonly [Light, Light]): void {
  const { camera, rng, plate, side } = stage;
  const depthM = camera.focusM * 1.45;
  const radius = Math.min(0.11, (0.34 * camera.focal) / depthM) * plate.height;
  const middle = { x: (0.5 - side * 0.27) * plate.width, y: radius * 1.9 };
  drawLayer(stage, { depthM, blur: 0.5 }, (layer) => {
    dab(layer, {
      x: middle.x,
      y: middle.y - radius * 1.6,
      rx: 0.8,
      ry: radius,
      light: [0.05, 0.05, 0.05],
    });
    dab(layer, { ...middle, rx: radius, ry: radius, light: [0.05, 0.05, 0.06] });
    for (let ring = 1; ring < 14; ring += 1) {
      const polar = (ring / 14) * Math.PI;
      const count = Math.max(4, Math.round(Math.sin(polar) * 22));
      for (let i = 0; i < count; i += 1) {
        const turn = ((i + 0.5) / count) * Math.PI;
        const across = -Math.cos(turn) * Math.sin(polar);
        const tone = rng.next();
        const gel = gels[rng.int(0, 1)];
        const light: Light = tone > 0.86 ? [3, 2.9, 3] : scaleLight(gel, 0.12 + tone * 0.9);
        dab(layer, {
          x: middle.x + across * radius * 0.96,
          y: middle.y - Math.cos(polar) * radius * 0.96,
          rx: Math.max(0.8, (radius / 9) * Math.sin(turn)),
          ry: Math.max(0.8, (radius / 9) * Math.sin(polar)),
          light,
          alpha: 0.92,
        });
      }
    }
  });
}
