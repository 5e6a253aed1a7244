import { smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Noise } from '../../noise.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { type Box, paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { paintRoom } from '../../surfaces/room.ts';

const STONE: Light = lightOf('#c9bda6');
const OAK: Light = lightOf('#5a3d28');
const RUNNER: Light = lightOf('#7c2426');
const GLASS: readonly Light[] = [
  '#b3322b',
  '#24529c',
  '#d7a532',
  '#2f7d55',
  '#6c3f8f',
  '#e5d9a8',
].map(lightOf);
const WARM: Light = [1.12, 0.98, 0.78];
const BAY_M = 3.4;
const VAULT_M = 8.5;

/** The nave of an old church: pointed arches, pews along the aisle, coloured glass, candles. */
export const church: Scene = {
  id: 'church',
  words: {
    church: 11,
    cathedral: 11,
    chapel: 10,
    aisle: 8,
    'church aisle': 14,
    nave: 9,
    abbey: 9,
    monastery: 8,
    'stained glass': 9,
    altar: 8,
    gothic: 3,
    pew: 6,
    wedding: 3,
  },
  details: ['candle', 'arch', 'column', 'window', 'large window', 'stone'],
  manner: {
    times: ['day', 'golden', 'day', 'dusk'],
    heights: [0.85, 1.3],
    focal: [1.7, 2.4],
    bokehPx: [4.5, 6.5],
  },
  isIndoors: true,
  draw: (stage) => {
    const { camera, noise, rng, daylight } = stage;
    const isDim = daylight.time === 'dusk' || daylight.time === 'night';
    const glow = isDim ? 0.35 : daylight.time === 'golden' ? 2.4 : 2;
    const tone = isDim ? 0.42 : 0.62;
    const backM = rng.range(20, 26);
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const paving = { wideM: 0.7, deepM: 0.7, jointM: 0.008, uneven: 0.16 };
        const worn = pavingTone(noise, { x: x + 30, z, footprint }, paving);
        const isRunner = Math.abs(x) < 0.62;
        const edge = Math.abs(Math.abs(x) - 0.55) < 0.025 ? 1.7 : 1;
        const weave = 1 + noise.at(x * 60, z * 60) * 0.08;
        const light = isRunner ? scaleLight(RUNNER, edge * weave) : scaleLight(STONE, worn);
        setPixel(pixel, scaleLight(filterLight(light, WARM), tone * 0.8));
      },
    });
    paintRoom(stage, {
      leftM: 3.6,
      rightM: 3.6,
      backM,
      ceilingM: VAULT_M + 2,
      shade: ({ side, along, y, z }, pixel) => {
        const light =
          side === 'back'
            ? eastWall(noise, along, y, glow)
            : arcade(noise, along, y, glow * (side === 'left' ? 1 : 0.75));
        setPixel(
          pixel,
          side === 'ceiling'
            ? scaleLight(filterLight(STONE, WARM), 0.2)
            : (light ?? scaleLight(filterLight(STONE, WARM), wallTone(noise, along, y) * tone)),
        );
        const haze = 1 - Math.exp(-z / 70);
        for (let c = 0; c < 3; c += 1) pixel[c] += (WARM[c] * 0.5 * tone - pixel[c]) * haze;
      },
    });
    paintShafts(stage, isDim ? 0.05 : 0.2);
    for (const depthM of [14, 10, 7, 4.6])
      paintBoxes(stage, camera.focusM + depthM - 3, pews(camera.focusM + depthM - 3, tone));
    addLamps(stage, candles(stage, backM));
    return indoorLight(stage, [1.08, 1, 0.88], {
      exposure: isDim ? 0.82 : 0.95,
      rims: [scaleLight(WARM, 0.4), scaleLight(WARM, 0.5)],
      back: 0.3,
      shadow: 0.34,
      softness: 0.75,
      bounce: scaleLight(STONE, 0.5),
    });
  },
};

const wallTone = (noise: Noise, along: number, y: number) =>
  0.62 + noise.fbm(along * 0.9, y * 0.9, 3) * 0.16 + 0.16 * smoothstep(0, 5, y);

/** Height of a pointed arch over its middle, for a distance from that in parts of its half width. */
const pointed = (across: number) => 1 - across ** 1.7;

/** Columns, the dark of the side aisles between them, small windows above; undefined on bare stone. */
function arcade(noise: Noise, along: number, y: number, glow: number): Light | undefined {
  const bay = ((along % BAY_M) + BAY_M) % BAY_M;
  const off = Math.abs(bay - BAY_M / 2);
  const half = BAY_M / 2 - 0.36;
  if (off > half) {
    const round = Math.sqrt(Math.max(0, 1 - ((BAY_M / 2 - off) / 0.36 - 0) ** 2));
    const capital = y > 3.1 && y < 3.45 ? 1.25 : 1;
    return scaleLight(filterLight(STONE, WARM), (0.22 + 0.4 * (1 - round)) * capital + 0.12);
  }
  const opens = 3.3 + 1.5 * pointed(off / half);
  if (y < opens) {
    const isMould = y > opens - 0.22 && y > 3.1;
    if (isMould) return scaleLight(filterLight(STONE, WARM), 0.62);
    const isWindow = y > 1.4 && off < 0.5 && y < 3.2 + 0.8 * pointed(off / 0.5);
    return isWindow
      ? scaleLight(paneAt(noise, along, y), glow * 0.5)
      : scaleLight(filterLight(STONE, WARM), 0.13);
  }
  const isHigh = y > 5.9 && off < 0.46 && y < 7.1 + 0.7 * pointed(off / 0.46);
  return isHigh ? scaleLight(paneAt(noise, along, y), glow) : undefined;
}

/** Three tall windows of coloured glass over the altar. */
function eastWall(noise: Noise, along: number, y: number, glow: number): Light | undefined {
  const lancet = Math.round(along / 1.5);
  const off = Math.abs(along - lancet * 1.5) / 0.55;
  if (Math.abs(lancet) > 1 || off > 1 || y < 2.1) return undefined;
  const top = 5.2 + (lancet === 0 ? 1.2 : 0) + 1.1 * pointed(off);
  if (y > top) return undefined;
  return scaleLight(paneAt(noise, along, y), glow * 1.15);
}

/** One of many small panes in lead. */
function paneAt(noise: Noise, x: number, y: number): Light {
  const [i, j] = [Math.floor(x / 0.17), Math.floor(y / 0.2)];
  const lead = Math.min(x / 0.17 - i, y / 0.2 - j) < 0.1;
  if (lead) return [0.03, 0.03, 0.03];
  return GLASS[Math.floor(noise.cell(i * 3 + 7, j * 5) * GLASS.length)];
}

/** Benches at both sides of the aisle, a row at each of a few depths. */
const pews = (z: number, tone: number): Box[] =>
  [-1, 1].flatMap((side): Box[] => {
    const x: [number, number] = side > 0 ? [0.95, 3.3] : [-3.3, -0.95];
    const end: [number, number] = side > 0 ? [0.88, 0.98] : [-0.98, -0.88];
    const light = scaleLight(filterLight(OAK, WARM), tone);
    return [
      { x, y: [0.4, 0.45], z: [z, z + 0.4], light },
      { x, y: [0.45, 0.9], z: [z + 0.4, z + 0.45], light: scaleLight(light, 0.8) },
      { x: end, y: [0, 0.98], z: [z, z + 0.45], light: scaleLight(light, 1.2) },
    ];
  });

/** Light that falls in from the windows, seen in the air. */
function paintShafts(stage: Stage, strength: number): void {
  const { side, noise, camera } = stage;
  paintLayer(
    stage,
    { depthM: camera.focusM * 2.2, bottom: camera.horizon + 0.1, isLight: true },
    (u, v, pixel) => {
      const slant = (side > 0 ? 1 - u : u) + v * 0.55;
      const beam =
        smoothstep(0.1, 0.6, noise.at(slant * 5.5 + 2, 3)) * smoothstep(camera.horizon + 0.1, 0, v);
      setPixel(pixel, scaleLight(WARM, beam * strength));
    },
  );
}

function candles({ camera, rng }: Stage, backM: number) {
  return Array.from({ length: 22 }, (_, i) => {
    const depthM = i < 12 ? backM - 1 : camera.focusM + 2 + (i - 12) * 1.3;
    const x = i < 12 ? rng.range(-2, 2) : (i % 2 ? 1 : -1) * 0.98;
    return {
      u: columnOf(camera, x, depthM),
      v: rowOf(camera, i < 12 ? rng.range(1.1, 1.7) : 1.1, depthM),
      depthM,
      light: scaleLight([2.4, 1.5, 0.65] as Light, rng.range(0.3, 0.8)),
    };
  });
}
