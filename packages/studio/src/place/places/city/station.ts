import { smoothstep } from '../../../core/interpolate.ts';
import { filterLight, type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { type Box, paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintPassersBy } from '../../surfaces/passers-by.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom, type WallPlace } from '../../surfaces/room.ts';

const TILE: Light = lightOf('#e4e0d6');
const BANDS: readonly Light[] = ['#1f5f8b', '#b23a2e', '#2f6b4f', '#c98a1f'].map(lightOf);
const CAR: Light = lightOf('#b9bec2');
const LAMP: Light = [1.02, 1.04, 0.98];

/** An underground platform: white tiles with a coloured band, a train at one side, strips of light. */
export const station: Scene = {
  id: 'station',
  words: {
    subway: 11,
    metro: 10,
    underground: 8,
    'subway station': 13,
    'metro station': 13,
    'tube station': 12,
    'train station': 11,
    'railway station': 11,
    station: 8,
    platform: 4,
    'subway platform': 14,
    'train platform': 12,
    train: 4,
  },
  details: ['tile', 'tiled', 'bench', 'crowd', 'busy'],
  manner: { times: ['day'], heights: [0.85, 1.35], focal: [1.7, 2.5], bokehPx: [3.6, 5.6] },
  isIndoors: true,
  draw: (stage) => {
    const { camera, rng, side, noise, variant } = stage;
    const backM = rng.range(38, 60);
    const band = BANDS[(stage.design.int(0, 3) + variant) % BANDS.length];
    const trainM = rng.range(1.9, 2.6);
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const toTrain = trainM - x * -side;
        const speck = noise.at(x * 40, z * 40) * 0.1 * seen(0.03, footprint);
        const cloud = 1 + noise.fbm(x * 0.7, z * 0.4, 3) * 0.14 + speck;
        const isEdge = toTrain < 0.62 && toTrain > 0.34;
        const floor: Light = isEdge ? lightOf('#d8ab2c') : lightOf('#7f7d78');
        setPixel(pixel, scaleLight(filterLight(floor, LAMP), cloud * 0.62));
      },
    });
    paintRoom(stage, {
      leftM: side > 0 ? trainM : rng.range(2.4, 3.2),
      rightM: side > 0 ? rng.range(2.4, 3.2) : trainM,
      backM,
      ceilingM: 3.3,
      shade: (place, pixel) => {
        const isTrain = place.side === (side > 0 ? 'left' : 'right');
        const light = isTrain ? trainAt(place, band) : tilesAt(stage, place, band);
        setPixel(pixel, light);
        const dark = 1 - Math.exp(-place.z / 55);
        for (let c = 0; c < 3; c += 1) pixel[c] += (0.12 - pixel[c]) * dark;
      },
    });
    paintBoxes(stage, camera.focusM + 5, columns(side, camera.focusM));
    paintPassersBy(stage, {
      count: stage.has('crowd') || stage.has('busy') ? 12 : 4,
      light: [0.5, 0.5, 0.5],
      spreadM: 0.9,
    });
    reflectInGround(stage, { strength: 0.3, smear: 0.6, baseAt: () => rowOf(camera, 0, backM) });
    return indoorLight(stage, [0.99, 1.01, 0.99], {
      exposure: 0.96,
      shadow: 0.3,
      softness: 0.8,
      gloss: 0.15,
      bounce: [0.3, 0.3, 0.29],
    });
  },
};

/** Iron columns along the platform, on the side away from the train. */
const columns = (side: number, focusM: number): Box[] =>
  [4, 9, 14].map((away) => {
    const x = side * 1.75;
    return {
      x: [x - 0.12, x + 0.12],
      y: [0, 3.3],
      z: [focusM + away, focusM + away + 0.24],
      light: scaleLight(lightOf('#35505a'), 0.8),
    };
  });

function tilesAt({ noise }: Stage, { side, along, y, z }: WallPlace, band: Light): Light {
  if (side === 'ceiling') {
    const isStrip = Math.abs(along) < 0.14 && Math.abs((z % 2.6) - 1.3) < 1.05;
    return isStrip
      ? [3, 3.05, 2.95]
      : scaleLight([0.34, 0.34, 0.33], Math.abs((z % 2.6) - 1.3) < 0.06 ? 0.6 : 1);
  }
  const row = Math.floor(y / 0.1);
  const column = Math.floor(along / 0.2 + (row & 1) * 0.5);
  const joint =
    Math.min(y / 0.1 - row, Math.abs(along / 0.2 + (row & 1) * 0.5 - column)) < 0.07 ? 0.84 : 1;
  const own = 0.94 + 0.1 * noise.cell(column, row);
  const isBand = (y > 1.75 && y < 2.15) || y < 0.2;
  const glaze = mixLight(TILE, band, isBand ? 0.9 : 0);
  const isPoster = y > 0.7 && y < 1.65 && Math.abs((along % 4.2) - 2.1) < 0.62;
  if (isPoster) {
    const ink = 0.5 + noise.fbm(along * 2.2, y * 3, 3) * 0.9;
    return scaleLight(mixLight(band, lightOf('#efe6d2'), smoothstep(0.3, 0.7, ink)), 0.8);
  }
  return scaleLight(filterLight(glaze, LAMP), joint * own * (0.6 + 0.25 * smoothstep(0, 2.4, y)));
}

/** The side of a train: ribbed steel, windows with light inside, doors, a stripe. */
function trainAt({ along, y }: WallPlace, stripe: Light): Light {
  if (y < -0.2 || y > 2.6) return [0.02, 0.02, 0.022];
  const car = Math.abs(along % 9);
  const isGap = car < 0.25;
  if (isGap) return [0.015, 0.015, 0.016];
  const bay = ((along % 3) + 3) % 3;
  const isDoor = Math.abs(bay - 1.5) < 0.62;
  const isGlass =
    y > 1.05 &&
    y < 1.95 &&
    (isDoor ? Math.abs(Math.abs(bay - 1.5) - 0.31) < 0.2 : Math.abs(bay - 1.5) > 0.78);
  if (isGlass) return scaleLight([1.15, 1.1, 0.95], 0.6 + 0.35 * smoothstep(1, 2, y));
  if (y > 0.72 && y < 0.9) return scaleLight(stripe, 0.8);
  const rib = isDoor ? 1 : 0.9 + 0.1 * Math.cos(y * 90);
  const seam = isDoor && Math.abs(bay - 1.5) < 0.015 ? 0.3 : 1;
  return scaleLight(CAR, rib * seam * (0.4 + 0.32 * smoothstep(0, 2.4, y)));
}
