import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { type Patch, ruledPatch } from '../../../../core/scene/patch.ts';
import {
  add,
  between,
  distance,
  type Point,
  type Polyline,
  times,
} from '../../../../core/scene/point.ts';
import { type Body, SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { Room } from './fits.ts';
import type { OverSkirt } from './over-skirt.ts';
import { shoulderRow, tipEase, tipOf } from './shoulder.ts';
import { sideSeam } from './side-seam.ts';
import { createTrunkFrame, type TrunkFrame } from './trunk-frame.ts';
import { waved } from './waved.ts';

export type CutOptions = {
  room: Room;
  /** The page's height of the hem. */
  hemY: number;
  /** Shoulder pads, in units of the frame. */
  pad?: number;
  flare?: number;
  gathered?: number;
  /** How far the middle of the hem hangs below its ends, part of its width. */
  sag?: number;
  /** How much lower front than sides end, as a shirt's tails do, in units of the frame. */
  tail?: number;
  /** Waves of the hem, in units of the frame. */
  waves?: number;
  /** A skirt that it is worn over. */
  over?: OverSkirt;
  /** Padded rows: the seams swell between them. */
  puffs?: number;
  slits?: SideSlits;
};

/** Slits of the side seams: where they begin on the page, and how far the front stands off at the hem. */
export type SideSlits = { sides: readonly Side[]; fromY: number; openPx: number };

/** Where the edges of a garment of the upper body run on a body; its parts share it. */
export type Cut = {
  body: Body;
  frame: TrunkFrame;
  room: Room;
  unit: number;
  /** End of the shoulder seam, where the sleeve begins. */
  tip: Record<Side, Point>;
  /** How far the tip stands off the arm, where the shoulder is dropped. */
  tipEasePx: number;
  /** Bottom of the armhole. */
  pit: Record<Side, Point>;
  /** From the bottom of the armhole to the hem. */
  seam: Record<Side, Polyline>;
  /** On the cloth's shoulder seam: 0 at the neck, 1 at the tip. */
  shoulder: (side: Side, part: number) => Point;
  /** From the left seam to the right. */
  hem: Polyline;
  /** From the shoulder tips (v 0) to the hem (v 1). */
  patch: Patch;
  /** From the centre front line: x in units of the frame, part 0 at the pit of the neck, 1 at the hem. */
  on: (x: number, part: number) => Point;
  /** The part at which the centre front reaches a page's height. */
  partAt: (y: number) => number;
};

/** Cuts a garment to a body. */
export function createCut(body: Body, options: CutOptions): Cut {
  const frame = createTrunkFrame(body);
  const { room, hemY } = options;
  const { unit } = frame;
  const seamOf = (side: Side) => slitOpen(sewn(side), side, options.slits);
  const sewn = (side: Side) =>
    sideSeam(body, side, {
      room,
      hemY,
      unit,
      flare: options.flare ?? 0,
      gathered: options.gathered ?? 0,
      over: options.over,
    });
  const puffed = (side: Side): Polyline =>
    options.puffs
      ? waved(seamOf(side), { waves: options.puffs, px: -signOf(side) * unit * 0.07 })
      : seamOf(side);
  const seam = { left: puffed('left'), right: puffed('right') };
  const tip = {
    left: tipOf(body, 'left', { frame, room, pad: options.pad }),
    right: tipOf(body, 'right', { frame, room, pad: options.pad }),
  };
  const pit = { left: seam.left[0], right: seam.right[0] };
  const rows = {
    left: shoulderRow(body, 'left', { frame, tip: tip.left }),
    right: shoulderRow(body, 'right', { frame, tip: tip.right }),
  };
  const shoulders = { left: placeAlong(rows.left), right: placeAlong(rows.right) };
  const hem = hemRow(seam, unit, options);
  const patch = ruledPatch(
    [tip.left, ...seam.left],
    [tip.right, ...seam.right],
    hemSag(seam, options),
  );
  return {
    body,
    frame,
    room,
    unit,
    tip,
    tipEasePx: tipEase(room, unit),
    pit,
    seam,
    hem,
    patch,
    shoulder: (side, part) => shoulders[side](part),
    ...centreOf({ body, frame, hem, seam }),
  };
}

/** The edge of a front whose seam is open below: it falls away inwards. */
function slitOpen(seam: Polyline, side: Side, slits?: SideSlits): Polyline {
  if (!slits?.sides.includes(side)) return seam;
  const low = seam[seam.length - 1][1];
  return seam.map(([x, y]): Point => {
    const part = Math.max(0, (y - slits.fromY) / Math.max(1, low - slits.fromY));
    return [x - signOf(side) * slits.openPx * part ** 0.85, y];
  });
}

type Seams = Record<Side, Polyline>;

const hemSag = (seam: Seams, { sag = 0.05 }: CutOptions) => {
  const [a, b] = SIDES.map((side) => seam[side][seam[side].length - 1]);
  return distance(a, b) * sag;
};

function hemRow(seam: Seams, unit: number, options: CutOptions): Point[] {
  const [a, b] = SIDES.map((side) => seam[side][seam[side].length - 1]);
  const sag = hemSag(seam, options);
  const waves = (options.waves ?? 0) * unit;
  const tail = (options.tail ?? 0) * unit;
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const u = i / 12;
    const wave = waves * Math.sin(u * 19 + 0.6) * Math.min(1, 5 * u, 5 - 5 * u);
    return add(between(a, b, u), [0, sag * 4 * u * (1 - u) + tail * (1 - (2 * u - 1) ** 4) + wave]);
  });
  return smoothCurve(points);
}

type CentreInput = { body: Body; frame: TrunkFrame; hem: Polyline; seam: Seams };

function centreOf({ body, frame, hem, seam }: CentreInput): Pick<Cut, 'on' | 'partAt'> {
  const end = placeAlong(hem)(centrePart(body, seam));
  const rows: Point[] = [];
  for (let y = 0; y < 2.6; y += 0.2) rows.push(frame.at(0, y));
  const trunk = rows.filter(([, y]) => y < end[1] - frame.unit * 0.15);
  const centre = smoothCurve([...trunk, end]);
  const at = placeAlong(centre);
  const width = (x: number) => (x < 0 ? frame.width.left : frame.width.right);
  return {
    on: (x, part) => {
      const place = at(part);
      const down = (place[1] - body.pitOfNeck[1]) / frame.unit;
      return add(place, times(frame.acrossAt(down), x * width(x)));
    },
    partAt: (y) => {
      const i = centre.findIndex((point) => point[1] >= y);
      return i < 0 ? 1 : i / (centre.length - 1);
    },
  };
}

/** Where between the seams the centre front lies. */
function centrePart(body: Body, seam: Seams): number {
  const [x, y] = body.front(0, 3);
  const edge = (side: Side) => {
    const row = seam[side];
    return (row.find((point) => point[1] >= y) ?? row[row.length - 1])[0];
  };
  const [left, right] = [edge('left'), edge('right')];
  return Math.min(0.85, Math.max(0.15, (x - left) / (right - left || 1)));
}
