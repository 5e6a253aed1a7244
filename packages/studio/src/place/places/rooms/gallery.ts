import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Noise } from '../../noise.ts';
import { rowOf } from '../../optics/camera.ts';
import type { Scene } from '../../stage.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintRoom } from '../../surfaces/room.ts';

const INKS: readonly Light[] = [
  '#1f3a5f',
  '#b5482f',
  '#d9a441',
  '#e8e0d0',
  '#3d5a45',
  '#20201f',
  '#a36a7c',
  '#7fa3b5',
].map(lightOf);

/** White walls, large paintings under spots, a polished concrete floor. */
export const gallery: Scene = {
  id: 'gallery',
  words: {
    gallery: 9,
    'art gallery': 11,
    museum: 8,
    exhibition: 8,
    painting: 5,
    art: 4,
    'white cube': 8,
    moma: 8,
    artwork: 5,
    concrete: 4,
    louvre: 7,
    'contemporary art': 7,
  },
  manner: { times: ['day'], heights: [0.85, 1.35], focal: [1.7, 2.6], bokehPx: [4, 6] },
  isIndoors: true,
  draw: (stage) => {
    const { rng, noise, camera, side } = stage;
    const backM = camera.focusM + rng.range(4, 8);
    const leftM = rng.range(2, 3.8);
    const rightM = rng.range(2, 3.8);
    const ceilingM = rng.range(3.4, 4.4);
    const wall: Light = [0.82, 0.815, 0.8];
    paintGround(stage, {
      shade: (x, z, pixel, footprint) => {
        const cloud = noise.fbm(x * 0.7, z * 0.7, 4) * 0.16 + noise.fbm(x * 7, z * 7, 2) * 0.05;
        const joint =
          Math.min(Math.abs(((x + 31) % 2.4) - 1.2), Math.abs((z % 2.4) - 1.2)) <
          0.006 + footprint * 0.3
            ? 0.82
            : 1;
        setPixel(pixel, scaleLight([0.4, 0.395, 0.385], (1 + cloud) * joint));
      },
    });
    const hang = rng.range(0, 5);
    paintRoom(stage, {
      leftM,
      rightM,
      backM,
      ceilingM,
      shade: ({ side: face, along, y, z }, pixel) => {
        if (face === 'ceiling') {
          const isTrack = Math.abs(((along + 20) % 1.7) - 0.85) < 0.035;
          const isPanel = Math.abs(((z + 1) % 3) - 1.5) < 0.35 && Math.abs(along) < 1.1;
          setPixel(pixel, isPanel ? [2.4, 2.4, 2.35] : scaleLight(wall, isTrack ? 0.2 : 0.72));
          return;
        }
        const spot =
          0.74 +
          0.3 * Math.exp(-((((along + hang) % 2.6) - 1.3) ** 2) * 1.3 - (y - 1.9) ** 2 * 0.4);
        const facing = face === 'back' ? 1 : (face === 'left') === side > 0 ? 1.04 : 0.86;
        const low = smoothstep(0, 0.1, y) * 0.1 + 0.9;
        setPixel(
          pixel,
          scaleLight(wall, spot * facing * low * (0.92 + 0.08 * smoothstep(0, 2, y))),
        );
        hangPicture(
          noise,
          { along: along + hang, y, face: face === 'back' ? 3 : face === 'left' ? 7 : 11 },
          spot,
          pixel,
        );
      },
    });
    reflectInGround(stage, { strength: 0.42, smear: 0.35, baseAt: () => rowOf(camera, 0, backM) });
    return indoorLight(stage, [1, 0.99, 0.975], {
      gloss: 0.22,
      shadow: 0.32,
      softness: 0.75,
      bounce: [0.4, 0.4, 0.39],
    });
  },
};

/** One abstract painting to each stretch of wall, in a thin frame with its shadow. */
function hangPicture(
  noise: Noise,
  { along, y, face }: { along: number; y: number; face: number },
  spot: number,
  pixel: [number, number, number, number],
): void {
  const stretch = Math.floor(along / 2.6);
  const own = noise.cell(stretch, face);
  const half = { x: 0.5 + own * 0.4, y: 0.45 + noise.cell(face, stretch) * 0.42 };
  const dx = Math.abs(along - stretch * 2.6 - 1.3);
  const dy = Math.abs(y - 1.62);
  if (dx < half.x + 0.05 && Math.abs(y - 1.56) < half.y + 0.05)
    for (let c = 0; c < 3; c += 1) pixel[c] *= 0.78;
  if (dx > half.x || dy > half.y) return;
  if (dx > half.x - 0.03 || dy > half.y - 0.03) {
    setPixel(pixel, own > 0.5 ? [0.02, 0.02, 0.02] : [0.5, 0.4, 0.26]);
    return;
  }
  const field =
    noise.fbm(along * 1.4 + own * 50, y * 1.6 + own * 30, 3) +
    noise.at(along * 0.9, y * 4 + stretch * 5) * 0.4;
  const pick = (k: number) => INKS[Math.floor(noise.cell(stretch * 3 + k, face + 5) * INKS.length)];
  const light = mixLight(
    mixLight(pick(0), pick(1), smoothstep(-0.12, 0.02, field)),
    pick(2),
    smoothstep(0.2, 0.28, field),
  );
  setPixel(pixel, scaleLight(light, spot * (1 + noise.at(along * 14, y * 60) * 0.1)));
}
