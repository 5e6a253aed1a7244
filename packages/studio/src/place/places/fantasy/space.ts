import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Scene, Stage } from '../../stage.ts';
import { strewLitter } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintPlate, setPixel, veil } from '../../surfaces/paint-layer.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const NEBULAE: readonly (readonly [Light, Light])[] = [
  [
    [0.5, 0.1, 0.36],
    [0.06, 0.14, 0.5],
  ],
  [
    [0.08, 0.36, 0.44],
    [0.3, 0.08, 0.4],
  ],
  [
    [0.6, 0.26, 0.08],
    [0.1, 0.1, 0.36],
  ],
  [
    [0.2, 0.16, 0.5],
    [0.5, 0.2, 0.22],
  ],
];
const DUST: Light = lightOf('#8b8680');

/** The dust of a moon under stars, clouds of gas and a planet. */
export const space: Scene = {
  id: 'space',
  words: {
    space: 9,
    'outer space': 11,
    moon: 7,
    planet: 8,
    galaxy: 9,
    cosmic: 8,
    nebula: 9,
    star: 4,
    starry: 5,
    lunar: 9,
    mars: 7,
    astronaut: 7,
    universe: 8,
    'sci fi': 5,
    alien: 5,
    celestial: 6,
  },
  manner: { times: ['night'], heights: [0.7, 1.2], focal: [2, 3], bokehPx: [2.2, 3.6] },
  isIndoors: true,
  draw: (stage) => {
    const { noise, rng, camera, side, variant } = stage;
    paintHeavens(stage);
    const offset = rng.range(0, 50);
    const dust = variant % 2 ? mixLight(DUST, lightOf('#9c5f3f'), 0.75) : DUST;
    paintTerrain(stage, {
      nearM: camera.focusM * 2,
      farM: 900,
      steps: 260,
      height: (x, z) =>
        (noise.fbm(x * 0.012 + offset, z * 0.012, 5) + 0.12) *
        Math.min(30, z * 0.09) *
        smoothstep(camera.focusM * 2, 70, z),
      shade: ({ lit, x, z }, pixel) =>
        setPixel(
          pixel,
          scaleLight(
            dust,
            smoothstep(0.3, 0.8, lit) * 1.1 * (1 + noise.fbm(x * 0.6, z * 0.6, 3) * 0.3) + 0.03,
          ),
        ),
      haze: [0, 0, 0],
      visibilityM: 1e6,
    });
    const form = (x: number, z: number) =>
      noise.fbm(x * 1.2, z * 1.2, 4) + crater(noise, x, z) * 0.9;
    paintGround(stage, {
      farthestM: camera.focusM * 3,
      shade: (x, z, pixel, footprint) => {
        const slope = (form(x + side * 0.06, z) - form(x, z)) / 0.06;
        const lit = clamp(0.62 - slope * 0.1, 0.12, 1.1);
        setPixel(
          pixel,
          scaleLight(dust, lit * (1 + noise.at(x * 60, z * 60) * 0.14 * seen(0.02, footprint))),
        );
        pixel[3] = smoothstep(camera.focusM * 3, camera.focusM * 2.1, z);
      },
      strew: (canvas) =>
        strewLitter(stage, canvas, {
          sizeM: 0.06,
          perM2: 9,
          farthestM: camera.focusM * 2,
          seed: 'stones',
          lights: [scaleLight(dust, 0.7), scaleLight(dust, 0.4)],
        }),
    });
    return indoorLight(stage, [0.96, 0.98, 1.06], {
      exposure: 0.92,
      shadow: 0.85,
      softness: 0.08,
      shadowLength: 1,
      back: 0.2,
      bounce: scaleLight(dust, 0.6),
    });
  },
};

/** Bowls with raised rims on a loose grid. */
function crater(noise: Stage['noise'], x: number, z: number): number {
  const i = Math.floor(x / 1.9);
  const j = Math.floor(z / 1.9);
  const radius = 0.2 + 0.5 * noise.cell(i, j + 7);
  const d =
    Math.hypot(
      x - (i + 0.35 + 0.3 * noise.cell(i, j)) * 1.9,
      z - (j + 0.35 + 0.3 * noise.cell(j, i)) * 1.9,
    ) / radius;
  return d > 1.5 ? 0 : (d < 1 ? d * d - 1 : 0) * 0.5 + Math.exp(-((d - 1) ** 2) * 18) * 0.22;
}

function paintHeavens(stage: Stage): void {
  const { noise, rng, camera, variant, side } = stage;
  const [warm, cold] = NEBULAE[(stage.design.int(0, 3) + variant) % NEBULAE.length];
  const planet = {
    u: 0.5 - side * rng.range(0.22, 0.4),
    v: rng.range(0.1, 0.26),
    r: rng.range(0.09, 0.2),
  };
  const own = mixLight(warm, [0.5, 0.42, 0.36], 0.6);
  const turn = rng.range(0, 9);
  paintPlate(stage, (u, v, pixel) => {
    const a = noise.fbm(u * 2.2 + turn, v * 2.6, 5);
    const b = noise.fbm(u * 3 + a * 1.4 + 20, v * 3 + turn, 4);
    setPixel(
      pixel,
      mixLight(
        [0.003, 0.004, 0.01],
        mixLight(cold, warm, clamp(0.5 + b)),
        smoothstep(-0.15, 0.75, a + b * 0.45) * 0.7,
      ),
    );
    const cell = { i: Math.floor(u * 190), j: Math.floor(v * 250) };
    const star = noise.cell(cell.i, cell.j * 3);
    if (star > 0.988) {
      const d = Math.hypot(u * 190 - cell.i - 0.5, v * 250 - cell.j - 0.5);
      for (let c = 0; c < 3; c += 1)
        pixel[c] +=
          Math.max(0, 1 - d * 2.2) * (star - 0.986) * 260 * (0.7 + 0.3 * noise.cell(c, cell.i));
    }
    const dx = ((u - planet.u) * camera.aspect) / planet.r;
    const dy = (v - planet.v) / planet.r;
    const d2 = dx * dx + dy * dy;
    if (d2 < 1) {
      const nz = Math.sqrt(1 - d2);
      const lit = Math.max(0, dx * side * 0.75 - dy * 0.3 + nz * 0.45);
      const bands = 1 + noise.fbm(dx * 1.2 + 4, dy * 4.5 + noise.at(dx * 2, dy * 3) * 0.7, 4) * 0.5;
      veil(pixel, scaleLight(own, lit * 1.5 * bands), smoothstep(1, 0.985, Math.sqrt(d2)));
    }
    const air =
      Math.exp(-Math.abs(Math.sqrt(d2) - 1) * 26) *
      Math.max(0, dx * side * 0.7 - dy * 0.3 + 0.3) *
      0.3;
    for (let c = 0; c < 3; c += 1) pixel[c] += (own[c] + 0.2) * air;
  });
}
