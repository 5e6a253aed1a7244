import type { Point } from '../../../core/scene/point.ts';
import type { Mark } from '../marks/mark.ts';
import { curve } from './shape.ts';

const STRANDS = 9;

/** Two cords from a place of the neck, each with a tassel at its end; lengths in centimetres. */
export const neckTassels = ([x, y]: Point): Mark[] =>
  [-1, 1].flatMap((sign) => {
    const end: Point = [x + sign * 3.6, y + (sign < 0 ? 17 : 15)];
    return [
      cord(curve([x, y], [x + sign * 1.2, y + 7], [x + sign * 3.2, y + 11], end), 0.45),
      ...tassel(end),
    ];
  });

/** A tassel that hangs from a point: its head, and strands that spread. */
function tassel([x, y]: Point, longCm = 7): Mark[] {
  const strands = Array.from({ length: STRANDS }, (_, i) => {
    const aside = (i / (STRANDS - 1) - 0.5) * 2;
    return cord(
      curve(
        [x + aside * 0.4, y + 0.6],
        [x + aside * 0.9, y + longCm * 0.5],
        [x + aside * 1.3, y + longCm],
      ),
      0.34,
    );
  });
  return [
    ...strands,
    cord(
      [
        [x, y - 0.6],
        [x, y + 1.2],
      ],
      1.5,
    ),
  ];
}

const cord = (path: Point[], widthCm: number): Mark => ({
  is: 'cord',
  path,
  widthCm,
  look: 'cord',
});
