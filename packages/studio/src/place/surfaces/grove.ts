import { clamp, smoothstep } from '../../core/interpolate.ts';
import { type Light, mixLight, scaleLight } from '../../core/linear.ts';
import { columnOf, rowOf } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';
import { strewLeaves } from './leaves.ts';
import { drawLayer, paintLayer, setPixel } from './paint-layer.ts';

export type Grove = {
  depthM: number;
  /** Middle of each trunk in metres from the middle of the frame, and its radius. */
  trunks: readonly { x: number; radius: number; lean?: number }[];
  bark: Light;
  /** Crowns begin and end at these heights. */
  crownFromM: number;
  crownToM: number;
  shades: readonly [dark: Light, middle: Light, bright: Light];
  /** Leaves are this long. */
  leafM: number;
  /** Density of the crowns, 0 to 1. */
  closed: number;
  /** Presence of crowns, 0 to 1; by default everywhere. */
  crownAt?: (u: number) => number;
  haze: Light;
  hazed: number;
  /** Row that trunks reach down to; their own foot without it. */
  footRow?: number;
  count?: number;
};

/** Trees at one depth: trunks lit from the side, crowns of leaves with gaps that the light comes through. */
export function paintGrove(stage: Stage, grove: Grove): void {
  paintTrunks(stage, grove);
  paintCrowns(stage, grove);
}

function paintTrunks(
  stage: Stage,
  { depthM, trunks, bark, crownToM, haze, hazed, footRow }: Grove,
): void {
  const { camera, noise, side } = stage;
  const foot = footRow ?? rowOf(camera, 0, depthM);
  const top = rowOf(camera, crownToM, depthM);
  const perMetre = camera.focal / (depthM * camera.aspect);
  const placed = trunks.map(({ x, radius, lean = 0 }) => ({
    u: columnOf(camera, x, depthM),
    half: radius * perMetre,
    lean,
  }));
  paintLayer(stage, { depthM, top, bottom: foot + 0.01 }, (u, v, pixel) => {
    for (const { u: middle, half, lean } of placed) {
      const flare = 1 + 0.5 * Math.exp(-(foot - v) / (half * 1.6 + 1e-4));
      const across =
        (u - middle - lean * (foot - v) - noise.at(v * 3 + middle * 40, middle) * half * 0.25) /
        (half * flare);
      if (across < -1 || across > 1) continue;
      const round = 0.4 + 0.75 * clamp(0.5 + across * side * 0.55);
      const rough = 1 + noise.fbm(u / perMetre / 0.06, (v / perMetre) * 1.1, 3) * 0.5;
      const rimmed = smoothstep(0.72, 1, across * side) * 0.8;
      const light = mixLight(scaleLight(bark, round * rough + rimmed), haze, hazed);
      setPixel(pixel, light, smoothstep(foot + 0.008, foot - 0.006, v));
    }
  });
}

function paintCrowns(stage: Stage, grove: Grove): void {
  const { camera, noise, plate, rng, sun } = stage;
  const {
    depthM,
    crownFromM,
    crownToM,
    shades,
    leafM,
    closed,
    crownAt,
    haze,
    hazed,
    count = 9000,
  } = grove;
  const low = Math.min(1, rowOf(camera, crownFromM, depthM));
  const high = Math.max(-0.03, rowOf(camera, crownToM, depthM));
  if (low <= high) return;
  const offset = rng.range(0, 70);
  const clump = Math.min(14, depthM / (camera.focal * 1.6));
  const sizePx = Math.max(0.8, (leafM * camera.focal * plate.height) / depthM);
  const veiled = shades.map((shade) => mixLight(shade, haze, hazed));
  drawLayer(stage, { depthM }, (layer) => {
    strewLeaves(layer, {
      rng,
      count,
      area: { left: -0.02, right: 1.02, top: high, bottom: low },
      density: (u, v) => {
        const inside =
          smoothstep(low, low - (low - high) * 0.3, v) *
          smoothstep(high - 0.02, high + (low - high) * 0.3, v + (high <= 0 ? 0.3 : 0));
        const form = noise.fbm(u * clump + offset, v * clump * 1.3, 3) * 1.1;
        return (
          (crownAt?.(u) ?? 1) *
          smoothstep(0.62 - closed * 0.95, 0.95 - closed * 0.95, form + inside * 0.55 - 0.1) *
          inside
        );
      },
      shades: [veiled[0], veiled[1], veiled[2]],
      lit: (u, v) =>
        clamp(
          0.42 +
            noise.at(u * clump * 1.7 + offset, v * clump * 1.7 + 9) * 0.55 +
            0.45 * Math.exp(-(((u - sun.u) ** 2 + (v - sun.v) ** 2) * 7)),
        ),
      sizePx,
    });
  });
}
