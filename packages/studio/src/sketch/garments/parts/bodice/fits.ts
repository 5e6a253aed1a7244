import type { Fit } from '../../features.ts';

/** Room between body and cloth, in units of the trunk's frame. */
export type Room = {
  chest: number;
  waist: number;
  hip: number;
  /** How far the shoulder seam falls onto the arm. */
  drop: number;
  /** How far below the armpit the armhole ends, in trunk levels. */
  depth: number;
  /** 0 follows the waist, 1 hangs straight from the chest. */
  hang: number;
  /** Widens a sleeve. */
  sleeve: number;
};

/** What each fit means. */
export const FIT_ROOM: Readonly<Record<Fit, Room>> = {
  slim: { chest: 0.025, waist: 0.02, hip: 0.03, drop: 0, depth: 0.04, hang: 0, sleeve: 0 },
  regular: {
    chest: 0.06,
    waist: 0.06,
    hip: 0.06,
    drop: 0.02,
    depth: 0.15,
    hang: 0.45,
    sleeve: 0.03,
  },
  relaxed: { chest: 0.12, waist: 0.15, hip: 0.12, drop: 0.1, depth: 0.4, hang: 0.85, sleeve: 0.07 },
  oversized: {
    chest: 0.27,
    waist: 0.34,
    hip: 0.28,
    drop: 0.27,
    depth: 0.95,
    hang: 1,
    sleeve: 0.14,
  },
};

/** Adds to every room across. */
export const roomier = (room: Room, by: number): Room => ({
  ...room,
  chest: room.chest + by,
  waist: room.waist + by,
  hip: room.hip + by,
  sleeve: room.sleeve + by * 0.7,
});
