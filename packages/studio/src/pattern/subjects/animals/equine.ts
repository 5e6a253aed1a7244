import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import { eye } from '../pieces/eye.ts';
import type { Figure } from '../pieces/figure.ts';

/** Body, neck, head and near legs of a trotting horse or zebra that faces right. */
export const EQUINE_BODY = silhouette(
  '57 -93!, 63 -80, 74 -70, 84 -56, 92 -44, 89 -35, 79 -35, 70 -48, 61 -50, 55 -34, 53 -12, 50 8, 46 22, 46 44, 44 68, 51 90!, 36 90!, 37 70, 37 48, 31 26, 14 23, -10 26, -26 20, -29 34, -37 48, -42 60, -40 74, -35 90!, -50 90!, -51 74, -55 58, -49 40, -58 14, -57 -8, -42 -22, -14 -20, 12 -26, 26 -50, 42 -76, 52 -84',
);

const FAR_LEGS = [
  tube('38 12 10, 60 26 6, 66 36 5, 58 50 4, 58 58 4'),
  tube('-36 10 15, -26 38 9, -32 60 5, -21 78 4, -17 86 5'),
];
const HOOVES = ['34 82!, 53 82!, 53 92!, 34 92!', '-52 82!, -36 82!, -32 92!, -52 92!'].map(
  silhouette,
);

export type EquineColours = { coat: Hex; hoof: Hex };

/** The far legs, the body, `markings` drawn on it, hooves, eye and nostril. */
export function equine(f: Figure, { coat, hoof }: EquineColours, markings: () => void): void {
  for (const leg of FAR_LEGS) f.fill(leg, { colour: adjust(coat, -0.1), tip: adjust(coat, -0.07) });
  f.fill(EQUINE_BODY, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.04) });
  markings();
  f.inside(EQUINE_BODY, () => {
    for (const shape of HOOVES) f.patch(shape, hoof);
  });
  eye(f, [0.7, -0.62, 0.035]);
  f.dot([0.86, -0.42, 0.02], '#2a2022');
}
