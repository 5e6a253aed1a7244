import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { HairContext } from './hairstyle.ts';
import { comb, drawMass } from './lock.ts';

type Context = Pick<HairContext, 'frame'>;

/** A place on the hair's outside: from the left ear (−1) over the crown (0) to the right ear (1). */
export function skullAt({ frame }: Context, around: number, grow = 0.03): Point {
  const { head, angle, aside } = frame;
  const a = around * 1.83;
  const wide = 0.335 + 0.045 * aside + grow;
  const tall = 0.395 + grow;
  return head.at(-Math.sin(angle) * 0.075 + Math.sin(a) * wide, -0.115 - Math.cos(a) * tall);
}

/** Places along the skull's outline between two turns of `skullAt`, `grow` heads outside it. */
export const skullRow = (context: Context, from: number, to: number, grow = 0.03): Point[] =>
  Array.from({ length: 13 }, (_, i) => skullAt(context, from + ((to - from) * i) / 12, grow));

export type HairlineOptions = {
  /** x of the parting on the forehead. */
  part?: number;
  /** How far up or down the forehead it begins. */
  drop?: number;
  /** Where it ends before the ears. */
  earY?: number;
  isPeaked?: boolean;
};

/** The hairline from the left ear over the forehead to the right one. */
export function hairline({ frame }: Context, options: HairlineOptions = {}): Point[] {
  const { part = 0, earY = 0.05, isPeaked = true } = options;
  const low = Math.max(0, frame.face.eyeY - 0.03);
  const drop = (options.drop ?? 0) + low;
  const top = -0.318 + drop;
  const temple = (sign: -1 | 1): Point[] => {
    const isHidden = sign === frame.far && frame.aside > 0.3;
    if (isHidden) return [frame.on(sign * 0.292, -0.15), frame.on(sign * 0.305, -0.115)];
    return [frame.on(sign * 0.305, -0.09), frame.on(sign * 0.325, earY)];
  };
  return [
    ...temple(-1).toReversed(),
    frame.on(-0.262, -0.215 + drop * 0.5),
    frame.on(-0.15 + part * 0.3, top + 0.015),
    frame.on(part, top - (isPeaked ? 0.03 : 0)),
    frame.on(0.15 + part * 0.3, top + 0.015),
    frame.on(0.262, -0.215 + drop * 0.5),
    ...temple(1),
  ];
}

/** Round an ear: from the hairline's end over it and down behind it to the nape, then up the back of the skull. */
export function roundEar({ frame }: Context, sign: -1 | 1, nape = 0.2): Point[] {
  const { head, far, aside, face } = frame;
  const isFar = sign === far && aside > 0.3;
  if (isFar) return [];
  const ear = sign === far ? 0.318 : 0.318 - 0.1 * aside;
  const at = (u: number, v: number) => head.at(sign * u, face.eyeY + v);
  return [
    at(ear + 0.005, -0.035),
    at(ear + 0.045, -0.055),
    at(ear + 0.064, 0),
    at(ear + 0.058, nape * (0.25 + 0.5 * aside)),
    at(ear + 0.075 + 0.04 * aside, nape * (0.1 + 0.6 * aside)),
    at(ear + 0.06 + 0.12 * aside, 0),
  ];
}

/** Hair close to the head, combed from the parting to both sides and back. */
export function drawCap(
  context: HairContext,
  options: HairlineOptions & { grow?: number; strands?: number; low?: number } = {},
): void {
  const { grow = 0.03, strands = 9, low = 0.95 } = options;
  const line = hairline(context, options);
  const outside = skullRow(context, low, -low, grow);
  const outline = [
    ...line,
    ...roundEar(context, 1),
    ...outside,
    ...roundEar(context, -1).toReversed(),
  ];
  drawMass(context, outline, { shade: [capShade(context, line)], weight: 0 });
  context.pen.stroke('contour', smoothCurve(outside), { weight: 0.7, taper: [0.15, 0.15] });
  const part = options.part ?? 0;
  const root = line[4];
  const { frame } = context;
  for (const sign of [-1, 1] as const) {
    const own = sign < 0 ? line.slice(0, 5).toReversed() : line.slice(4);
    const over = [
      frame.on(part * 0.9, -0.44),
      skullAt(context, sign * 0.42, grow * 0.4),
      skullAt(context, sign * 0.78, grow * 0.5),
      skullAt(context, sign * low, grow * 0.6),
    ];
    comb(context, [own, over], { count: strands });
  }
  context.pen.stroke(
    'hair',
    smoothCurve([root, frame.on(part * 0.9, -0.42), skullAt(context, part, 0)]),
    {
      weight: 1,
      taper: [0.1, 0.5],
    },
  );
}

/** The side away from the light. */
export function capShade(context: Context, line: Polyline): Polyline {
  return [
    skullAt(context, 0.32, 0.05),
    skullAt(context, 0.6, 0.06),
    skullAt(context, 1, 0.06),
    ...line.slice(6).toReversed(),
    context.frame.on(0.16, -0.38),
  ];
}
