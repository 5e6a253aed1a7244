import { smoothstep } from '../../core/interpolate.ts';
import type { Noise } from '../noise.ts';
import { seen } from './ground.ts';

/** Brightness of boards: `across` in widths of a board, `along` in metres, `footprint` in widths. */
export function plankTone(
  noise: Noise,
  { across, along, footprint }: { across: number; along: number; footprint: number },
): number {
  const board = Math.floor(across);
  const inside = across - board;
  const gap = smoothstep(0.045, 0.012, Math.min(inside, 1 - inside)) * seen(0.5, footprint);
  const length = 1.9 + noise.cell(board, 3) * 1.6;
  const piece = Math.floor(along / length + noise.cell(board, 9) * 5);
  const joint = along / length + noise.cell(board, 9) * 5 - piece;
  const butt = smoothstep(0.006, 0.001, Math.min(joint, 1 - joint)) * seen(0.4, footprint);
  const own = 0.82 + 0.36 * noise.cell(board * 7 + piece, piece * 13 + board);
  const grain = noise.fbm(across * 9 + board * 17, along * 1.3, 3) * 0.16 * seen(0.4, footprint);
  const wear = noise.fbm(across * 0.6, along * 0.7, 2) * 0.12;
  return (own + grain + wear) * (1 - gap * 0.78) * (1 - butt * 0.6);
}
