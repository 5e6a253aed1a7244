import type { Design, Neckline, Waist } from '../features.ts';
import type { DressContext } from '../garment.ts';
import { FIT_ROOM, type Room, roomier } from './bodice/fits.ts';
import type { TopOptions } from './top-options.ts';

const SNUG: ReadonlySet<Neckline> = new Set([
  'strapless',
  'sweetheart',
  'slip',
  'halter',
  'off-shoulder',
]);

const BELTED: ReadonlySet<Waist> = new Set(['belt', 'tie', 'sash', 'obi', 'elastic']);

/** Whether a top leaves the shoulders bare and holds by itself. */
export const isSnug = ({ collar, neckline }: Design): boolean =>
  collar === 'none' && SNUG.has(neckline);

/** What has no shoulders holds by itself; its sleeves begin on the arm. */
const snugRoom = ({ sleeve, neckline }: Design, options: TopOptions): Room => ({
  ...FIT_ROOM.slim,
  ...options.room,
  drop: sleeve === 'none' && neckline !== 'off-shoulder' ? 0 : 0.3,
  depth: 0.04,
});

/** How deep an armhole is at most where a garment is laid flat, in trunk levels. */
const DEEPEST_FLAT = 0.3;

/** Laid flat, a sleeve is set in at the shoulder: nothing hides where a dropped seam meets it. */
const laidFlat = (room: Room): Room => ({
  ...room,
  drop: 0,
  depth: Math.min(room.depth, DEEPEST_FLAT),
});

/** The room that a garment's fit gives it; what is worn below a coat lies close. */
export function roomOf({ body, piece, outfit }: DressContext, options: TopOptions): Room {
  const { fit } = piece.design;
  const isUnder =
    piece.garment.place === 'upper' && outfit.some((one) => one.garment.place === 'outer');
  if (isSnug(piece.design)) return snugRoom(piece.design, options);
  const base = FIT_ROOM[isUnder ? 'slim' : fit];
  if (isUnder) return { ...base, depth: 0.1, hang: 0.1 };
  const loose = { ...roomier(base, options.roomBy ?? 0), ...options.room };
  const room = body.isFlat ? laidFlat(loose) : loose;
  if (!BELTED.has(piece.design.waist)) return room;
  return { ...room, waist: Math.min(room.waist, 0.09), hang: 0.1 };
}
