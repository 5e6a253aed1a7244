import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { PartId } from '../garments/part-ids.ts';
import type { OutfitMatch } from './outfit-meaning.ts';

/** Parts that are sewn on in the natural colour of their stuff: elbow patches of leather are brown. */
const SEWN_ON: ReadonlySet<PartId> = new Set(['patch', 'buckle', 'strap', 'tab']);
const NATURAL_STUFFS: Readonly<Partial<Record<FabricId, Hex>>> = {
  leather: '#7a4a2f',
  suede: '#a9764b',
  denim: '#4a6a94',
};

/** Pile that is seldom dyed. */
const UNDYED: ReadonlySet<string> = new Set(['shearling', 'sherpa', 'teddy', 'fleece', 'lambskin']);
const CREAM: Hex = '#eae0cb';

/** The colour of a part whose cloth is named and no colour: undefined where it is that of the garment. */
export function stuffOf(
  id: PartId,
  { fabric, asked }: { fabric?: FabricId; asked: readonly OutfitMatch[] },
): Hex | undefined {
  if (asked.some(({ phrase }) => phrase.split(' ').some((word) => UNDYED.has(word)))) return CREAM;
  return fabric && SEWN_ON.has(id) ? NATURAL_STUFFS[fabric] : undefined;
}
