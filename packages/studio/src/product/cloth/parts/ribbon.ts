import type { Polyline } from '../../../core/scene/point.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { stitch } from '../marks/mark.ts';
import { createPanel, type Panel, type PanelInput } from '../panel.ts';
import { offset } from './shape.ts';

type RibbonInput = Omit<PanelInput, 'left' | 'right'> & {
  path: Polyline;
  widthCm: number;
  /** Width at its far end, if it is another. */
  endCm?: number;
  isStitched?: boolean;
};

/** A band of cloth of some width along a path: a strap, a handle, the end of a bow. */
export function ribbon({
  path,
  widthCm,
  endCm = widthCm,
  isStitched,
  marks = [],
  ...more
}: RibbonInput): Panel {
  const last = path.length - 1;
  const beside = (part: number) => {
    const far = offset(path, 1);
    return path.map(([x, y], i) => {
      const half = ((widthCm + ((endCm - widthCm) * i) / last) / 2) * part;
      return [x + (far[i][0] - x) * half, y + (far[i][1] - y) * half] as const;
    });
  };
  const rows = isStitched
    ? [-1, 1].map((side) => stitch(beside(side * (1 - Math.min(0.6, 0.7 / widthCm)))))
    : [];
  return createPanel({
    bulge: 0.12,
    edgeCm: 0.3,
    folds: [wrinkle(0.1, { acrossCm: 4, downCm: 9 })],
    cast: 0.5,
    liftCm: 0.5,
    ...more,
    left: beside(-1),
    right: beside(1),
    marks: [...rows, ...marks],
  });
}
