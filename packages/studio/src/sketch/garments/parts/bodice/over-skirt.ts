import { SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { hemHeight, PROFILES } from '../silhouettes.ts';
import { skirtSide } from '../silhouettes-side.ts';

/** How far out cloth worn below reaches on a side at a height of the page; undefined where there is none. */
export type OverSkirt = (side: Side, y: number) => number | undefined;

/** What a coat has to clear: the skirt of the outfit, as its silhouette hangs. */
export function overSkirt({ body, piece, outfit }: DressContext): OverSkirt | undefined {
  if (piece.garment.place !== 'outer') return undefined;
  const skirt = outfit.find(
    ({ garment }) =>
      garment.options.silhouette && (garment.place === 'lower' || garment.place === 'full'),
  );
  if (!skirt) return undefined;
  const { silhouette, length } = skirt.design;
  const [left, right] = SIDES.map((side) =>
    skirtSide(body, {
      side,
      from: 3,
      hemY: hemHeight(body, length),
      profile: PROFILES[silhouette],
    }),
  );
  const rows = { left, right };
  return (side, y) => {
    const row = rows[side];
    if (y < row[0][1]) return undefined;
    return (row.find((point) => point[1] >= y) ?? row[row.length - 1])[0];
  };
}

/** A place moved out to clear the skirt, by `easePx` more. */
export function cleared(over: OverSkirt | undefined, side: Side, easePx: number) {
  const sign = signOf(side);
  return ([x, y]: readonly [number, number]): [number, number] => {
    const reach = over?.(side, y);
    return [reach === undefined ? x : sign * Math.max(sign * x, sign * reach + easePx), y];
  };
}
