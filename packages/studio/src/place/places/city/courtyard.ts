import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { strewLeaves } from '../../surfaces/leaves.ts';
import { drawLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintRoom } from '../../surfaces/room.ts';
import { paintSky } from '../../surfaces/sky.ts';

const PLASTERS: readonly Light[] = ['#e2c7a4', '#d9a58c', '#efe6d6', '#c97f5c'].map(lightOf);
const TRIM: Light = lightOf('#f4ecdd');
const TILES: readonly Light[] = ['#2f6f8f', '#efe4cf', '#b8552f', '#e0b65a'].map(lightOf);
const LEAVES = ['#1c2f16', '#456b2c', '#9cb457'].map(lightOf);
const BAY_M = 2.3;

/** A courtyard of arches: plastered walls, a tiled floor with a basin, orange trees in pots. */
export const courtyard: Scene = {
  id: 'courtyard',
  words: {
    courtyard: 12,
    'palace courtyard': 15,
    riad: 12,
    cloister: 10,
    colonnade: 9,
    arcade: 8,
    patio: 8,
    marrakech: 10,
    morocco: 6,
    moroccan: 3,
    seville: 9,
    hacienda: 10,
    jaipur: 10,
    haveli: 10,
    alhambra: 11,
    fountain: 6,
  },
  details: ['arch', 'column', 'tile', 'tiled', 'palm', 'plant', 'palace', 'wall'],
  manner: {
    times: ['day', 'golden', 'day', 'dusk'],
    heights: [0.85, 1.3],
    focal: [1.8, 2.5],
    bokehPx: [4.5, 6.5],
  },
  isColoured: true,
  draw: (stage) => {
    const { camera, rng, noise, colours, side, variant } = stage;
    const wall = colours[0] ?? PLASTERS[(stage.design.int(0, 3) + variant) % PLASTERS.length];
    const backM = camera.focusM + rng.range(6.5, 9);
    const basinM = camera.focusM + 3.4;
    paintSky(stage);
    paintGround(stage, {
      farthestM: backM,
      shade: (x, z, pixel) => {
        const isBasin = Math.max(Math.abs(x) / 1.1, Math.abs(z - basinM) / 1.3) < 1;
        const isRim = Math.max(Math.abs(x) / 1.35, Math.abs(z - basinM) / 1.55) < 1;
        const sun = 0.35 + 0.5 * smoothstep(-0.6, 0.6, x * side + 1.2);
        if (isBasin)
          setPixel(
            pixel,
            mixLight(
              litSurface(stage, lightOf('#2e8a94'), 0.6),
              stage.daylight.middle,
              0.45 + noise.fbm(x * 3, z * 2, 2) * 0.2,
            ),
          );
        else setPixel(pixel, litSurface(stage, isRim ? TRIM : tileAt(x, z), sun));
      },
    });
    paintRoom(stage, {
      leftM: rng.range(2.9, 3.6),
      rightM: rng.range(2.9, 3.6),
      backM,
      shade: ({ side: face, along, y, z }, pixel) => {
        if (y > 6.2) {
          pixel[3] = 0;
          return;
        }
        const isSunny = face === 'back' ? 0.65 : (face === 'left') === side > 0 ? 0.9 : 0.1;
        const shadow = smoothstep(0.4, 1.2, y + noise.at(along * 0.3, 1) - 0.4);
        const arch = archAt(along + (face === 'back' ? BAY_M / 2 : 0), y);
        const rough = 1 + noise.fbm(along * 1.6, y * 1.6, 4) * 0.18;
        if (arch === 'open')
          setPixel(
            pixel,
            scaleLight(litSurface(stage, wall, 0.12), 0.62 - 0.36 * smoothstep(0.2, 3.2, y)),
          );
        else if (arch === 'trim')
          setPixel(pixel, scaleLight(litSurface(stage, TRIM, isSunny), rough));
        else {
          const isDado = y < 0.95;
          const tile = TILES[(Math.floor(along / 0.18) + Math.floor(y / 0.18)) & 3];
          const light = isDado ? mixLight(tile, wall, 0.25) : wall;
          const cornice = y > 5.7 ? 1.15 : Math.abs(y - 3.55) < 0.09 ? 1.2 : 1;
          setPixel(
            pixel,
            scaleLight(litSurface(stage, light, isSunny * (0.55 + 0.45 * shadow)), rough * cornice),
          );
        }
        const haze = 1 - Math.exp(-z / 160);
        for (let c = 0; c < 3; c += 1)
          pixel[c] += (stage.daylight.horizon[c] * 0.8 - pixel[c]) * haze;
      },
    });
    for (const x of [-2.1, 2.1]) paintOrangeTree(stage, x, backM - 1.6);
    return outdoorLight(stage, {
      bounce: litSurface(stage, wall, 0.6),
      softness: 0.5,
      shadow: 0.42,
    });
  },
};

/** Round arches on slim columns below, small windows above. */
function archAt(along: number, y: number): 'open' | 'trim' | 'wall' {
  const bay = ((along % BAY_M) + BAY_M) % BAY_M;
  const off = Math.abs(bay - BAY_M / 2);
  const half = BAY_M / 2 - 0.17;
  const rise = (reach: number) => 2.1 + Math.sqrt(Math.max(0, reach * reach - off * off)) * 0.95;
  if (y < 3.3) {
    if (off < half && y < rise(half)) return 'open';
    if (off >= half && y < 2.1) return 'trim';
    return off < half + 0.14 && y < rise(half + 0.14) ? 'trim' : 'wall';
  }
  const isWindow = off < 0.34 && y > 4 && y < 4.9 + Math.sqrt(Math.max(0, 0.34 ** 2 - off * off));
  return isWindow ? 'open' : off < 0.44 && y > 3.92 && y < 5.36 ? 'trim' : 'wall';
}

/** Cement tiles: a star in every square. */
function tileAt(x: number, z: number): Light {
  const [i, j] = [Math.floor((x + 30) / 0.3), Math.floor(z / 0.3)];
  const [u, v] = [(x + 30) / 0.3 - i - 0.5, z / 0.3 - j - 0.5];
  const star = Math.max(Math.abs(u), Math.abs(v)) + 0.6 * Math.min(Math.abs(u), Math.abs(v));
  const ground = (i + j) & 1 ? TILES[1] : mixLight(TILES[1], TILES[3], 0.35);
  return star < 0.34 ? mixLight(TILES[((i * 3 + j) & 1) * 2], ground, 0.45) : ground;
}

function paintOrangeTree(stage: Stage, x: number, z: number): void {
  const { camera, plate, rng } = stage;
  const pot = litSurface(stage, lightOf('#b5653c'), 0.5);
  paintBoxes(stage, z, [
    { x: [x - 0.27, x + 0.27], y: [0, 0.48], z: [z, z + 0.5], light: pot },
    {
      x: [x - 0.03, x + 0.03],
      y: [0.48, 1.2],
      z: [z + 0.2, z + 0.26],
      light: litSurface(stage, lightOf('#5f4a35'), 0.4),
    },
  ]);
  const u = columnOf(camera, x, z);
  const v = rowOf(camera, 1.6, z);
  const half = { u: (0.66 * camera.focal) / (z * camera.aspect), v: (0.6 * camera.focal) / z };
  const round = (a: number, b: number) => ((a - u) / half.u) ** 2 + ((b - v) / half.v) ** 2;
  drawLayer(stage, { depthM: z, isNear: true }, (layer) => {
    const area = { left: u - half.u, right: u + half.u, top: v - half.v, bottom: v + half.v };
    const shades = litLeaves(stage, LEAVES, [0.2, 0.5, 0.85]);
    const sizePx = Math.max(1, (0.06 * camera.focal * plate.height) / z);
    strewLeaves(layer, {
      rng,
      count: 1500,
      area,
      density: (a, b) => smoothstep(1.05, 0.75, round(a, b)),
      shades,
      lit: (a, b) => 0.55 + ((v - b) / half.v) * 0.4 + ((a - u) / half.u) * stage.side * 0.25,
      sizePx,
    });
    const fruit = litSurface(stage, lightOf('#e8892a'), 0.8);
    strewLeaves(layer, {
      rng,
      count: 34,
      area,
      density: (a, b) => (round(a, b) < 0.75 ? 1 : 0),
      shades: [fruit, fruit, fruit],
      lit: () => 0.6,
      sizePx: sizePx * 0.9,
    });
  });
}
