import type { Hex } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';
import type { RegionClass, Scene } from '../../../core/scene/scene.ts';

/** What one number of a region map stands for. */
export type MappedRegion = {
  id: number;
  class: RegionClass;
  part: string;
  garment?: string;
  colour: Hex;
  fabric?: FabricId;
  /** Below 1 what lies under it shows through. */
  opacity: number;
};

/**
 * Which region is seen at each pixel of a scene: `ids` row by row, 0 the paper and the
 * backdrop. Cloth hides the skin under it here even where it is sheer; its region says so.
 */
export type RegionMap = {
  width: number;
  height: number;
  ids: Uint16Array;
  /** Every region that is seen somewhere, or lies under cloth, by rising id. */
  regions: readonly MappedRegion[];
  /** What lies under the garment that is seen: the id of skin, lining or another garment, else 0. */
  below: Uint16Array;
  /** The cloth's print: for each pixel a number of `printColours` from 1, 0 where it is bare. */
  prints: Uint16Array;
  printColours: readonly Hex[];
};

/** What the map keeps of a scene's regions; backdrops have no place in it. */
export const mappedRegions = (scene: Scene): MappedRegion[] =>
  scene.operations.flatMap((operation) => {
    if (operation.op === 'stroke' || operation.class === 'backdrop') return [];
    const { id, class: regionClass, part, garment, colour, fabric, opacity } = operation;
    return [{ id, class: regionClass, part, garment, colour, fabric, opacity }];
  });
