import { adjust, type Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Figure } from './figure.ts';

const FEATHER = mirrored('0 -100, 26 -88, 46 -60, 40 -26, 16 -4, 0 0');

/** Feathers side by side along the arm from `from` to `to`; values of two run from the first feather to the last. */
export type FeatherRow = {
  from: PathPoint;
  to: PathPoint;
  count: number;
  /** Radians from upwards. */
  turns: readonly [number, number];
  lengths: readonly [number, number];
  width: number;
  colour: Hex;
  tip?: Hex;
  /** Draws the last feather first. */
  lastBelow?: boolean;
};

/** A row of overlapping feathers, each with its shaft. */
export function featherRow(f: Figure, row: FeatherRow): void {
  const { count, colour } = row;
  for (let step = 0; step < count; step += 1) {
    const i = row.lastBelow ? count - 1 - step : step;
    const t = count === 1 ? 0 : i / (count - 1);
    const length = lerp(...row.lengths, t);
    const feather = FEATHER.map(([x, y]): PathPoint => [x * row.width, y * length]);
    const frame = {
      x: lerp(row.from[0], row.to[0], t),
      y: lerp(row.from[1], row.to[1], t),
      turn: lerp(...row.turns, t),
    };
    f.at(frame, () => {
      const shade = i % 2 === 0 ? colour : adjust(colour, -0.035);
      f.fill(feather, { colour: shade, tip: row.tip });
      if (!f.fine || f.pen.style === 'block') return;
      f.line(
        [
          [0, -length * 0.2],
          [0, -length * 0.85],
        ],
        { colour: adjust(colour, -0.12), width: 0.012, alpha: 0.7 },
      );
    });
  }
}
