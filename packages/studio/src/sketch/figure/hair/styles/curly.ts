import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { drawCurls, drawMass } from '../lock.ts';
import { hairline, roundEar, skullAt } from '../skull.ts';

type Cloud = {
  wide: number;
  tall: number;
  low: number;
  bumps: number;
  curlPx: number;
  count: number;
};

/** A full head of curls to the jaw. */
export const curly: Hairstyle = {
  id: 'curly',
  words: ['curly hair', 'curls', 'ringlets'],
  who: ['woman', 'girl'],
  behind: (context) =>
    drawCloud(context, { wide: 0.52, tall: 0.46, low: 0.16, bumps: 22, curlPx: 6, count: 46 }),
  front: (context) => drawFront(context, { wide: 0.42, count: 26, curlPx: 5.5, grow: 0.1 }),
};

/** A round natural afro. */
export const afro: Hairstyle = {
  id: 'afro',
  words: ['afro', 'natural hair'],
  who: ['woman', 'man', 'girl', 'boy'],
  behind: (context) =>
    drawCloud(context, { wide: 0.56, tall: 0.52, low: 0.02, bumps: 30, curlPx: 3.4, count: 90 }),
  front: (context) => drawFront(context, { wide: 0.42, count: 44, curlPx: 3.2, grow: 0.15 }),
};

/** Short curls, close at the sides. */
export const shortCurls: Hairstyle = {
  id: 'short-curls',
  words: ['short curls', 'short curly hair'],
  who: ['man', 'boy', 'woman'],
  front: (context) => drawFront(context, { wide: 0.35, count: 36, curlPx: 4.6, grow: 0.085 }),
};

function middle({ frame }: HairContext): number {
  return -Math.sin(frame.angle) * 0.08;
}

function drawCloud(context: HairContext, { wide, tall, low, bumps, curlPx, count }: Cloud): void {
  const { frame, rng } = context;
  const x = middle(context);
  const at = (angle: number, reach: number): Point => {
    const down = Math.max(0, Math.sin(angle));
    return frame.head.at(
      x + Math.cos(angle) * wide * reach * (1 - down * 0.12),
      -0.16 + Math.sin(angle) * (tall + down * low) * reach,
    );
  };
  const ring = Array.from({ length: bumps * 2 }, (_, i) =>
    at((i / bumps / 2) * 6.283, (i % 2 === 0 ? 0.95 : 1.02) * rng.range(0.97, 1.03)),
  );
  drawMass(context, ring, {
    weight: 0.6,
    shade: [
      [at(-0.7, 1.1), at(0, 1.15), at(0.8, 1.15), at(1.6, 1.15), at(1.2, 0.62), at(0.1, 0.6)],
    ],
  });
  const scale = frame.head.heightPx / 98;
  const places = Array.from({ length: count }, () =>
    at(rng.range(0, 6.28), Math.sqrt(rng.range(0.3, 0.86))),
  );
  drawCurls(context, places, curlPx * scale);
}

type Front = { wide: number; count: number; curlPx: number; grow: number };

/** Curls over the brow and temples. */
function drawFront(context: HairContext, { count, curlPx, grow }: Front): void {
  const { rng, frame } = context;
  const line = hairline(context, { drop: 0.02, earY: 0.03, isPeaked: false });
  const outside = Array.from({ length: 25 }, (_, i) =>
    skullAt(
      context,
      0.92 - (1.84 * i) / 24,
      (i % 2 === 0 ? grow * 0.8 : grow * 1.08) * rng.range(0.92, 1.08),
    ),
  );
  const ragged = line.map(
    ([x, y], i): Point =>
      i > 0 && i < line.length - 1 ? [x + rng.range(-1.5, 1.5), y + rng.range(-2, 3)] : [x, y],
  );
  drawMass(
    context,
    [
      ...ragged,
      ...roundEar(context, 1, 0.16),
      ...outside,
      ...roundEar(context, -1, 0.16).toReversed(),
    ],
    {
      weight: 0.6,
      shade: [
        [
          skullAt(context, 0.3, grow),
          skullAt(context, 0.95, grow * 1.2),
          ...line.slice(6).toReversed(),
        ],
      ],
    },
  );
  const scale = frame.head.heightPx / 98;
  const places = Array.from({ length: count }, (_, i) => {
    const around = ((i + 0.5) / count) * 1.7 - 0.85;
    return skullAt(context, around, rng.range(-0.06 - (1 - Math.abs(around)) * 0.03, grow * 0.7));
  });
  drawCurls(context, places, curlPx * scale);
}
