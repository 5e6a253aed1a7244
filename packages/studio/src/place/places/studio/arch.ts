import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import type { Rng } from '../../../core/rng.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { acrossAt, columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintCove } from '../../surfaces/cove.ts';
import { paintLayer, setPixel } from '../../surfaces/paint-layer.ts';

const SETS: readonly (readonly [wall: Light, inner: Light])[] = [
  ['#ecd3c4', '#d8a88f'],
  ['#e4dfd3', '#b8bfa8'],
  ['#d9cfe2', '#f0dcd6'],
  ['#efe2cb', '#cfae86'],
].map(([a, b]) => [lightOf(a), lightOf(b)] as const);

const BEHIND_M = 2;

/** Plaster arches and round plinths. */
export const arch: Scene = {
  id: 'arch',
  words: {
    arch: 7,
    archway: 6,
    plinth: 7,
    podium: 7,
    pedestal: 6,
    'set design': 5,
    geometric: 3,
    cylinder: 4,
    'arch and plinth': 9,
    niche: 5,
    alcove: 5,
  },
  manner: { times: ['day'], heights: [0.8, 1.25], focal: [2, 2.8], bokehPx: [3, 5] },
  isColoured: true,
  isIndoors: true,
  draw: (stage) => {
    const { rng, colours, variant } = stage;
    const set = SETS[(stage.design.int(0, 3) + variant) % SETS.length];
    const wall = colours[0] ?? set[0];
    const inner = colours[1] ?? (colours[0] ? mixLight(wall, scaleLight(wall, 0.55), 0.6) : set[1]);
    paintCove(stage, {
      paper: wall,
      behindM: BEHIND_M,
      pool: 0.55,
      texture: (u, v) => 1 + stage.noise.fbm(u * 9, v * 12, 3) * 0.02,
    });
    for (const opening of openings(variant, rng)) paintOpening(stage, opening, inner);
    for (const plinth of plinths(variant, rng, stage.side))
      paintPlinth(stage, plinth, variant % 2 ? wall : mixLight(wall, inner, 0.5));
    return indoorLight(stage, [1, 0.99, 0.97], { bounce: wall, shadow: 0.42, softness: 0.5 });
  },
};

type Opening = { x: number; half: number; spring: number };

/** Middle, half width and height of the springing, in metres. */
function openings(variant: number, rng: Rng): Opening[] {
  const jitter = () => rng.range(-0.08, 0.08);
  if (variant % 4 === 0) return [{ x: jitter(), half: 0.95, spring: 1.5 }];
  if (variant % 4 === 1)
    return [
      { x: -0.75, half: 0.62, spring: 1.7 + jitter() },
      { x: 0.8, half: 0.5, spring: 1.1 },
    ];
  if (variant % 4 === 2)
    return [-1.35, 0, 1.35].map((x) => ({ x: x + jitter() * 0.3, half: 0.52, spring: 1.65 }));
  return [
    { x: 0.5, half: 0.85, spring: 1.15 },
    { x: -1.1, half: 0.45, spring: 1.8 },
  ];
}

function paintOpening(stage: Stage, { x, half, spring }: Opening, inner: Light): void {
  const { camera, side } = stage;
  const z = camera.focusM + BEHIND_M;
  const inside = (across: number, y: number) =>
    y < 0
      ? -1
      : y < spring
        ? half - Math.abs(across - x)
        : half - Math.hypot(across - x, y - spring);
  paintLayer(stage, { depthM: z }, (u, v, pixel) => {
    const across = acrossAt(camera, u, z);
    const y = camera.heightM - ((v - camera.horizon) * z) / camera.focal;
    const depth = inside(across, y);
    if (depth < -0.02) return;
    const shadow = 1 - 0.42 * (1 - smoothstep(0, 0.3, inside(across + side * 0.2, y + 0.14)));
    const down = 0.92 + 0.12 * smoothstep(0, 2.4, y);
    const reveal = depth < 0.07 ? (side * (across - x) < 0 ? 1.16 : 0.8) : 1;
    setPixel(pixel, scaleLight(inner, shadow * down * reveal), smoothstep(-0.012, 0.012, depth));
  });
}

type Plinth = { x: number; ahead: number; radius: number; height: number };

function plinths(variant: number, rng: Rng, side: number): Plinth[] {
  const x = -side * rng.range(0.62, 0.82);
  const one = { x, ahead: 1.15, radius: 0.27, height: rng.range(0.5, 0.85) };
  if (variant % 2 === 0) return [one, { x: x * 1.5, ahead: 0.85, radius: 0.2, height: 0.32 }];
  return [
    { ...one, x: side * 0.8, height: 1.05, radius: 0.2 },
    { x: x * 1.05, ahead: 0.9, radius: 0.34, height: 0.26 },
  ];
}

function paintPlinth(stage: Stage, { x, ahead, radius, height }: Plinth, colour: Light): void {
  const { camera, side } = stage;
  const z = camera.focusM + ahead;
  const half = (radius * camera.focal) / (z * camera.aspect);
  const middle = columnOf(camera, x, z);
  const top = rowOf(camera, height, z);
  const bottom = rowOf(camera, 0, z);
  const squash = Math.abs(camera.heightM - height) / z;
  const flat = Math.abs(camera.heightM) / z;
  paintLayer(stage, { depthM: z }, (u, v, pixel) => {
    const across = (u - middle) / half;
    const round = Math.sqrt(Math.max(0, 1 - across * across));
    const lean = half * camera.aspect * round;
    const floorShade = Math.hypot(
      ((u - middle) * 1 + side * half * 0.7) / (half * 1.7),
      (v - bottom) / (half * 0.55),
    );
    if (Math.abs(across) < 1 && v > top - lean * squash && v < bottom + lean * flat) {
      const onTop = v < top + lean * squash && camera.heightM > height;
      const lit = onTop ? 1.08 : 0.62 + 0.42 * Math.max(0, across * side * 0.75 + round * 0.62);
      setPixel(pixel, scaleLight(colour, lit), smoothstep(1, 0.985, Math.abs(across)));
    } else if (floorShade < 1) setPixel(pixel, [0, 0, 0], 0.3 * (1 - floorShade) ** 1.2);
  });
}
