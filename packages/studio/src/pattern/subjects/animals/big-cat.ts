import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import { eye } from '../pieces/eye.ts';
import type { Figure } from '../pieces/figure.ts';
import { tintOver } from '../pieces/tints.ts';

/** Body and near legs of a prowling cat that faces right; the head is apart. */
const PROWLER = silhouette(
  '58 -30, 62 -8, 56 8, 56 30, 62 48, 74 54, 72 62, 52 62, 44 44, 36 26, 16 22, -14 20, -30 24, -34 38, -44 50, -36 58, -40 64, -60 62, -60 46, -56 28, -66 10, -68 -10, -56 -26, -24 -30, 10 -28, 36 -38',
);
const FAR_LEGS = [
  tube('34 12 14, 26 36 9, 22 52 8, 32 59 7'),
  tube('-46 10 16, -30 34 9, -24 50 7, -14 58 7'),
];
const PROWLER_TAIL = tube('-60 -14 8, -82 -16 7, -90 -38 6.5, -74 -56 6.5, -62 -72 5');
const BELLY = silhouette('54 10, 30 16, 0 12, -30 14, -34 26, 0 30, 40 34');
const PROWLER_HEAD = mirrored('0 -28, 14 -28, 30 -20, 34 0, 24 20, 10 28, 0 29');
const MUZZLE = mirrored('0 2, 12 6, 17 16, 9 25, 0 26');

export type ProwlerCoat = {
  coat: Hex;
  mark: Hex;
  onBody: () => void;
  onTail: () => void;
  onHead: () => void;
};

/** A prowling big cat; the callbacks draw its markings inside each part. */
export function prowler(f: Figure, { coat, mark, onBody, onTail, onHead }: ProwlerCoat): void {
  const pale = tintOver(f.pen, '#fcf1de', coat);
  for (const leg of FAR_LEGS) f.fill(leg, { colour: adjust(coat, -0.1), tip: adjust(coat, -0.07) });
  f.fill(PROWLER_TAIL, { colour: coat });
  f.inside(PROWLER_TAIL, onTail);
  f.fill(PROWLER, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.03) });
  f.inside(PROWLER, () => {
    f.shade(BELLY, pale, 0.7);
    onBody();
  });
  f.at({ x: 0.6, y: -0.3, turn: 0.08 }, () => {
    for (const x of [-0.25, 0.25]) {
      f.ball([x, -0.24, 0.1], { colour: adjust(coat, -0.02) });
      f.dot([x, -0.23, 0.05], mark);
    }
    f.fill(PROWLER_HEAD, { colour: coat, tip: adjust(coat, 0.03) });
    f.inside(PROWLER_HEAD, onHead);
    f.fill(MUZZLE, { colour: pale });
    for (const x of [-0.13, 0.13]) eye(f, [x, -0.04, 0.035], pale);
    f.patch(mirrored('0 5, 7 3, 5 9, 0 12'), '#8d4340');
    f.line(
      [
        [-0.06, 0.18],
        [0, 0.15],
        [0.06, 0.18],
      ],
      { colour: '#3a2a28', width: 0.018 },
    );
  });
}
