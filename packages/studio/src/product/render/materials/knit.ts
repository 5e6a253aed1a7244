import { lightAt } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Pixels from wale to wale and course to course of a mid-weight jumper at the figure's size. */
const WALE = 5.2;
const COURSE = 4.4;

/** Plain knitting: columns of Vs, each leg of a stitch a little round thread. */
export const knit: Material = {
  ink: 0.5,
  shade: (spot, out) => {
    const u = spot.u + 0.5 * grain(spot.u * 0.08, spot.v * 0.08);
    const across = u / WALE - Math.floor(u / WALE) - 0.5;
    const side = across < 0 ? -1 : 1;
    const rise = spot.v / COURSE + Math.abs(across) * 1.5 + 0.12 * grain(u * 0.1, spot.v * 0.1);
    const along = rise - Math.floor(rise) - 0.5;
    const leg = Math.abs(Math.abs(across) - 0.25) * 4;
    const round = 1 - 0.5 * leg * leg - 1.5 * along * along;
    const fuzz = 0.09 * grain(spot.u * 1.1, spot.v * 1.1);
    const tiltX = (Math.abs(across) - 0.25) * side * 1.5 + fuzz;
    const lit = lightAt(spot, tiltX, along * 0.95 + fuzz, 0.36);
    const gap = Math.abs(across) < 0.06 || Math.abs(across) > 0.46 ? 0.72 : 1;
    const rim = (1 - lit.facing) ** 3 * 0.14;
    const diffuse = lit.diffuse * (0.78 + 0.26 * round) * gap * (1 + fuzz) + rim;
    put(out, spot, { diffuse, shine: 0, tint: 0 });
  },
};
