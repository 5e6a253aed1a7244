import type { Worn } from './gather-wish.ts';
import type { OutfitReading } from './read-outfit.ts';

/** The place under which a garment is worn that the prompt names a second time: "fustanella, white kilt". */
export function wornAs(
  owner: number | undefined,
  { reading, outfit }: { reading: OutfitReading; outfit: readonly Worn[] },
): number | undefined {
  if (owner === undefined || outfit.some(({ from }) => from === owner)) return owner;
  if (reading.others?.some(({ from }) => from === owner)) return owner;
  const { id } = reading.garments.find(({ match }) => match.from === owner) ?? {};
  return outfit.find(({ garment, from }) => garment.id === id && from !== undefined)?.from ?? owner;
}
