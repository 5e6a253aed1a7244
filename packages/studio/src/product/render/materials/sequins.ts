import { lightAt, mirrored } from '../light/spot.ts';
import { cellChance } from './grain.ts';
import { type Material, put } from './material.ts';

const PITCH = 4.6;

/** Small round discs in rows, each tilted its own way: few of them face a light at a time. */
export const sequins: Material = {
  ink: 0.25,
  shade: (spot, out) => {
    const row = Math.floor(spot.v / (PITCH * 0.8));
    const shift = row % 2 === 0 ? 0 : PITCH / 2;
    const column = Math.floor((spot.u + shift) / PITCH);
    const x = (spot.u + shift) / PITCH - column - 0.5;
    const y = spot.v / (PITCH * 0.8) - row - 0.5;
    const lean = cellChance(column, row);
    const turn = cellChance(column + 91, row - 17) * Math.PI * 2;
    const tilt = 0.16 + 0.36 * lean;
    const lit = lightAt(
      spot,
      Math.cos(turn) * tilt + x * 0.2,
      Math.sin(turn) * tilt + y * 0.2,
      0.05,
    );
    const rim = x * x + y * y > 0.2 ? 0.55 : 1;
    const room = mirrored(lit);
    const flash = lit.shine ** 60 * 2.4 * (0.4 + 0.6 * spot.shadow);
    const shine = (flash + room * 0.42 + lit.shine ** 10 * 0.2) * rim;
    const diffuse = lit.diffuse * (0.42 + 0.5 * lean) * rim;
    put(out, spot, { diffuse, shine, tint: flash > 0.7 ? 0.3 : 0.78 });
  },
};
