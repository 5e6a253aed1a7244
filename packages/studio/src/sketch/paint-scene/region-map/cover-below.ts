import type { Region } from '../../../core/scene/scene.ts';

/**
 * What lies below a pixel once a region covers it, from what was seen and what was below before.
 * Parts of one garment count as one layer, but for its lining; nothing is below what is not cloth.
 */
export function coverBelow(
  region: Region,
  byId: readonly (Region | undefined)[],
): (seen: number, below: number) => number {
  if (region.class !== 'garment') return () => 0;
  return (seen, below) => {
    const under = byId[seen];
    if (!under) return 0;
    const isLayer = under.class === 'skin' || under.part === 'lining';
    return isLayer || under.garment !== region.garment ? seen : below;
  };
}
