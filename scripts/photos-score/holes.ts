import { components } from '@toile/studio/drawing';

/** Area in pixels of the least hole: a button, a highlight are smaller. */
const HOLE_PX = 24;

type Size = { width: number; height: number };

/** Area in pixels of the spots without cloth, inside a garment's core, that cloth closes in. Masks of 0 and 1. */
export function holesIn(cloth: Uint8Array, core: Uint8Array, size: Size): number {
  const without = cloth.map((on) => 1 - on);
  const { labels, list } = components(without, size);
  const isOutside = new Set<number>();
  for (let i = 0; i < core.length; i += 1) if (!core[i]) isOutside.add(labels[i] ?? 0);
  return list
    .filter(({ id, areaPx }) => !isOutside.has(id) && areaPx >= HOLE_PX)
    .reduce((sum, { areaPx }) => sum + areaPx, 0);
}
