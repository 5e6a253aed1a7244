import { type Light, lightOf, scaleLight } from '../../core/linear.ts';
import type { Noise } from '../noise.ts';

const CLOTHS: readonly Light[] = [
  '#5b2a22',
  '#2d3b33',
  '#27344a',
  '#7a5c33',
  '#3f3a36',
  '#8c7650',
  '#6b2f2b',
  '#b09a78',
  '#40503e',
  '#1f2328',
  '#a8977f',
].map(lightOf);

/** Books on shelves: what is seen at a place of the wall (metres). `depth` is 0 at the spines and 1 in the dark behind. */
export function bookAt(noise: Noise, along: number, y: number): Light {
  const shelfM = 0.36;
  const shelf = Math.floor(y / shelfM);
  const up = y / shelfM - shelf;
  const bay = Math.abs((along / 1.1) % 1);
  if (up < 0.08 || bay < 0.05)
    return scaleLight(lightOf('#4a3222'), 0.9 + noise.at(along * 3, y * 20) * 0.2);
  const run = Math.floor(along / 0.32);
  const slot = Math.floor((along / 0.32 - run) * (5 + Math.floor(noise.cell(run, shelf) * 5)));
  const own = noise.cell(run * 11 + slot, shelf * 3);
  const tall = 0.62 + 0.32 * noise.cell(slot + run, shelf + 40);
  if (up > tall || own > 0.94) return [0.012, 0.009, 0.007];
  const cloth = CLOTHS[Math.floor(noise.cell(slot * 5 + run, shelf + 17) * CLOTHS.length)];
  const label = up > 0.42 && up < 0.55 && own > 0.5 ? 1.9 : 1;
  return scaleLight(cloth, (0.65 + 0.7 * own) * label);
}
