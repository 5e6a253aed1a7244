import { smoothstep } from '../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../core/linear.ts';
import type { Noise } from '../noise.ts';

const FIRED: readonly Light[] = [
  '#8f5641',
  '#7a4334',
  '#a0684e',
  '#6b3d33',
  '#94614c',
  '#b07a5c',
].map(lightOf);
const MORTAR: Light = lightOf('#a59a8b');

/** Old bricks in running bond (metres); `paint` covers them in part. */
export function brickAt(
  noise: Noise,
  x: number,
  y: number,
  paint?: { light: Light; cover: number },
): Light {
  const row = Math.floor(y / 0.075);
  const across = x / 0.24 + (row & 1) * 0.5;
  const column = Math.floor(across);
  const edge = Math.min(
    (across - column) * 0.24,
    (1 - across + column) * 0.24,
    y - row * 0.075,
    (row + 1) * 0.075 - y,
  );
  const joint = smoothstep(0.011, 0.004, edge + noise.at(x * 30, y * 30) * 0.003);
  const own = FIRED[Math.floor(noise.cell(column, row) * FIRED.length)];
  const rough = 1 + noise.fbm(x * 22, y * 22, 3) * 0.3 + noise.fbm(x * 0.6, y * 0.6, 3) * 0.25;
  const bare = mixLight(scaleLight(own, rough), scaleLight(MORTAR, 0.7 + rough * 0.2), joint);
  if (!paint) return bare;
  const worn = smoothstep(0.5, 0.2, noise.fbm(x * 1.4, y * 1.4, 4) + 1 - paint.cover * 1.4);
  return mixLight(
    bare,
    scaleLight(paint.light, (0.95 + (rough - 1) * 0.3) * (1 - joint * 0.22)),
    worn,
  );
}
