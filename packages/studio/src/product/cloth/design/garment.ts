import type { FabricId } from '../../../core/fabrics/fabric.ts';
import type { GarmentPart } from '../panel.ts';
import type { Axes, AxisId, Design } from './axes.ts';

/** The part of the body that a garment covers; an accessory is carried, or worn besides. */
export type GarmentType = 'upper' | 'lower' | 'full' | 'accessory';

/** A garment that can be made of any cloth. */
export type ClothGarment = {
  id: string;
  type: GarmentType;
  /** Singular phrases that ask for it. */
  words: readonly string[];
  /** Phrases of garments that are not made, but to which it is the nearest. */
  near?: readonly string[];
  /** Ids of garments that its name may stand for as well, where they can have more of what is asked for. */
  kin?: readonly string[];
  /** Its cloth when the prompt names none. */
  fabric: FabricId;
  axes: Axes;
  /** Further values, made only where the prompt asks for one of them. */
  onWish?: Axes;
  /** Parts that it has unless the prompt refuses them: they can then be left off. */
  mayLack?: readonly AxisId[];
  /** Values of axes that it always has, whatever the prompt says. */
  always?: Partial<Record<AxisId, string>>;
  /** The size of its print, as a factor of what is usual on clothes: that of a tie is finer. */
  printScale?: number;
  build: (design: Design, seed: string) => GarmentPart[];
};
