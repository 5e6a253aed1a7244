import { createPattern } from '../../../pattern/create-pattern.ts';
import { lightAt } from '../light/spot.ts';
import { type Material, put } from './material.ts';
import { showThrough } from './sheer.ts';

const TILE_PX = 256;
/** Page pixels of one repeat of the motif. */
const REPEAT_PX = 118;
let tile: Float32Array | undefined;

/** Density of thread, 0 to 1, at each texel of a lace that our own create-pattern draws. */
function threads(): Float32Array {
  if (tile) return tile;
  const { data } = createPattern({
    prompt: 'white chantilly lace on black',
    seed: 5,
    variant: 0,
    sizePx: TILE_PX,
  });
  tile = new Float32Array(TILE_PX * TILE_PX);
  for (let i = 0; i < tile.length; i += 1) tile[i] = Math.min(1, (data[i * 4 + 1] / 255) * 1.25);
  return tile;
}

function threadAt(u: number, v: number): number {
  const values = threads();
  const x = (u / REPEAT_PX) * TILE_PX;
  const y = (v / REPEAT_PX) * TILE_PX;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const mask = TILE_PX - 1;
  const at = (i: number, j: number) => values[(j & mask) * TILE_PX + (i & mask)];
  const fx = x - column;
  const fy = y - row;
  const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * fx;
  const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * fx;
  return upper + (lower - upper) * fy;
}

/** A motif of thread over net, raised a little; skin shows in its holes, and its edges are scalloped. */
export const lace: Material = {
  ink: 0.3,
  shade: (spot, out) => {
    const { u, v, edge } = spot;
    const here = threadAt(u, v);
    const tiltX = (here - threadAt(u + 1, v)) * 0.5;
    const tiltY = (here - threadAt(u, v + 1)) * 0.5;
    const lit = lightAt(spot, tiltX, tiltY, 0.3);
    const scallop = 4 + 3.4 * Math.abs(Math.sin(((u + v * 0.3) * Math.PI) / 15));
    const border = edge < scallop ? 0.9 : 0;
    const rim = edge > scallop - 1.6 && edge < scallop ? 1 : 0;
    const thread = Math.max(here, border * 0.8, rim, 0.1);
    put(out, spot, {
      diffuse: lit.diffuse * (0.8 + 0.4 * thread),
      shine: 0.02 * lit.shine ** 8,
      tint: 0,
    });
    const slanted = (1 - lit.facing) * 0.6;
    // Lace is lined in the colour of skin.
    spot.body = Math.max(spot.body, spot.lined * 0.85);
    spot.lined = 0;
    const clear = Math.max(0, 0.88 * (1 - thread) - slanted);
    showThrough(spot, out, { clear, airy: 0.4 });
    // Without a body behind it, what shows is the far side, in shade.
    const inner = (1 - thread) * (1 - spot.body) * 0.3;
    for (let c = 0; c < 3; c += 1) out[c] *= 1 - inner;
  },
};
