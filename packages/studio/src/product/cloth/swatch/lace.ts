import { clamp, smoothstep } from '../../../core/interpolate.ts';
import type { ClothColours } from './ground.ts';

/** Density of lace at a place of the cloth, 0 (a hole) to 1 (whole cloth). */
export type LaceWork = (u: number, v: number, colour: Float32Array) => number;

const CELL_CM = 0.42;
const ROSETTE_CM = 5.2;

/**
 * Lace of a print: its figures are dense, its ground is net. A print without figures gets
 * rosettes.
 */
export function createLace(
  { ground }: ClothColours,
  { isPlain, pxPerCm }: { isPlain: boolean; pxPerCm: number },
): LaceWork {
  const cell = Math.max(CELL_CM, 3.6 / pxPerCm);
  return (u, v, colour) => {
    const figure = isPlain ? rosette(u, v) : figureOf(colour, ground);
    return Math.max(figure, 0.2 + 0.42 * net(u / cell, v / cell));
  };
}

function figureOf(colour: Float32Array, ground: readonly number[]): number {
  const far = Math.hypot(colour[0] - ground[0], colour[1] - ground[1], colour[2] - ground[2]);
  return smoothstep(18, 60, far);
}

/** Distance to the nearest whole number, as a factor of one half: 0 on it, 1 half-way between two. */
const distanceToLine = (x: number) => 2 * Math.abs(x - Math.round(x));

/** Threads of a hexagonal net: 1 on a thread. */
function net(x: number, y: number): number {
  const a = distanceToLine(x + y * 0.577);
  const b = distanceToLine(x - y * 0.577);
  const c = distanceToLine(y * 1.155);
  return clamp(1.25 - 2.6 * Math.min(a, b, c));
}

/** Six-petalled flowers in half-drop, ringed. */
function rosette(u: number, v: number): number {
  const column = Math.round(u / ROSETTE_CM);
  const drop = column % 2 === 0 ? 0 : 0.5;
  const row = Math.round(v / ROSETTE_CM - drop);
  const x = (u / ROSETTE_CM - column) * 2;
  const y = (v / ROSETTE_CM - drop - row) * 2;
  const r = Math.hypot(x, y);
  const petal = Math.abs(Math.cos(3 * Math.atan2(y, x)));
  const flower = smoothstep(0.06, 0, r - (0.34 + 0.36 * petal)) * smoothstep(0.1, 0.16, r);
  const vein = smoothstep(0.3, 0.12, Math.abs(petal - 1) * 4) * 0.35;
  const ring = smoothstep(0.06, 0.01, Math.abs(r - 0.86)) * 0.8;
  return clamp(Math.max(flower - vein * flower, ring));
}
