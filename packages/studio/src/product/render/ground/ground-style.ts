import { smoothstep } from '../../../core/interpolate.ts';
import { rough } from '../materials/grain.ts';

/** The ground behind the figure. */
export type GroundStyle = 'sweep' | 'window' | 'room' | 'canvas' | 'pool';

/** A place of the page: fractions of its width and height; and the height at which wall and floor meet. */
export type GroundPlace = { u: number; v: number; horizon: number; side: -1 | 1 };

/** Brightness of the bare ground at a place, as a factor of about 1. Without a floor, `horizon` lies below the page. */
export const GROUNDS: Readonly<Record<GroundStyle, (place: GroundPlace) => number>> = {
  /** Seamless paper: wall and floor run into each other. */
  sweep: ({ u, v, horizon, side }) => {
    const lit = 1.06 - 0.42 * Math.hypot(u - 0.5 - 0.1 * side, (v - 0.4) * 0.9) ** 1.6;
    const bend = 1 - 0.13 * smoothstep(horizon - 0.09, horizon + 0.04, v);
    return lit * bend * (1 + 0.1 * smoothstep(horizon + 0.02, 1, v));
  },
  /** The sun through a window lies on the wall, slanting away from it. */
  window: ({ u, v, horizon, side }) => {
    const floor = smoothstep(horizon - 0.02, horizon + 0.035, v);
    const across = (side > 0 ? u : 1 - u) + 0.16 * v;
    const down = v - 0.2 * (side > 0 ? u : 1 - u);
    const frame = bar(across, 0.2, 0.94) * bar(down, 0.02, 0.72);
    const panes = 1 - 0.8 * rod(across, 0.57) - 0.7 * Math.max(rod(down, 0.26), rod(down, 0.49));
    const sun = frame * Math.max(0, panes) * (1 - floor);
    const dim = 0.76 + 0.06 * u - 0.05 * v;
    return (dim + 0.33 * sun) * (1 - 0.1 * floor);
  },
  /** A white room: wall, skirting board, pale floor. */
  room: ({ u, v, horizon, side }) => {
    const wall = 1 - 0.1 * Math.abs(u - 0.5 - 0.2 * side) - 0.07 * v;
    const board = horizon - 0.028;
    const isBoard = smoothstep(board - 0.0015, board + 0.0015, v);
    const isFloor = smoothstep(horizon - 0.0015, horizon + 0.0015, v);
    const top = Math.exp(-(((v - board) / 0.0022) ** 2));
    const foot = Math.exp(-(((v - horizon) / 0.0035) ** 2));
    const lit = wall * (1 - isFloor) * (1 + 0.045 * isBoard);
    return lit + isFloor * (0.86 + 0.1 * smoothstep(horizon, 1, v)) - 0.1 * top - 0.22 * foot;
  },
  /** Canvas painted by hand in clouds, brightest behind the figure. */
  canvas: ({ u, v, horizon, side }) => {
    const clouds = rough(u * 3.1 + 5, v * 3.4) * 0.17 + rough(u * 9 + 30, v * 8) * 0.07;
    const halo = Math.exp(-(((u - 0.5 + 0.1 * side) / 0.42) ** 2) - ((v - 0.36) / 0.52) ** 2);
    const floor = smoothstep(horizon - 0.06, horizon + 0.05, v);
    return (0.62 + 0.56 * halo) * (1 + clouds * (1 - 0.5 * floor)) * (1 - 0.16 * floor);
  },
  /** A dark room: a pool of light behind the figure and about its feet. */
  pool: ({ u, v, horizon, side }) => {
    const behind = Math.exp(-(((u - 0.5 - 0.14 * side) / 0.34) ** 2) - ((v - 0.34) / 0.4) ** 2);
    const floor = smoothstep(horizon - 0.04, horizon + 0.05, v);
    const below = Math.exp(-(((u - 0.5) / 0.36) ** 2) - ((v - horizon - 0.05) / 0.09) ** 2);
    const clouds = 1 + 0.06 * rough(u * 3.1 + 5, v * 3.4);
    return (0.34 + 0.78 * behind * (1 - floor) + 0.62 * below * floor) * clouds;
  },
};

/** 1 between two edges, soft at both. */
const bar = (at: number, from: number, to: number) =>
  smoothstep(from - 0.012, from + 0.012, at) * smoothstep(to + 0.016, to - 0.016, at);

/** 1 on a narrow bar, soft about it. */
const rod = (at: number, middle: number) => Math.exp(-(((at - middle) / 0.0125) ** 2));
