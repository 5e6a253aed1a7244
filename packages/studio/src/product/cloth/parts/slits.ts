import type { Point } from '../../../core/scene/point.ts';
import { createPanel, type Panel } from '../panel.ts';
import { curve } from './shape.ts';

type SlitShape = {
  name: string;
  /** Where it begins. */
  top: Point;
  /** The middle of its opening at the hem. */
  foot: Point;
  /** Of the opening. */
  widthCm: number;
};

/** An open slit: the inside of the garment's back shows between its edges. */
export function slit({ name, top, foot, widthCm }: SlitShape): Panel {
  const [x, y] = foot;
  const edge = (sign: number): Point[] =>
    curve(
      top,
      [top[0] + (x - top[0]) * 0.55 + sign * widthCm * 0.3, top[1] + (y - top[1]) * 0.55],
      [x + (sign * widthCm) / 2, y + 0.6],
    );
  return createPanel({
    name,
    left: edge(-1),
    right: edge(1),
    stuff: 'inside',
    shade: 0.4,
    bulge: -0.1,
    cast: 0,
    edgeCm: 0.12,
  });
}

/** Slits of a tunic's or a shirt's side seams. */
export const sideSlits = ({ half, hemY }: { half: number; hemY: number }): Panel[] =>
  [-1, 1].map((sign) =>
    slit({
      name: `slit ${sign}`,
      top: [sign * (half - 2.2), hemY - Math.min(26, hemY * 0.24)],
      foot: [sign * (half - 2.8), hemY + 0.4],
      widthCm: 3.6,
    }),
  );
