import type { OutfitMatch } from '../outfit/outfit-meaning.ts';

/** The id of the accessory that a match means, whatever else it means. */
export function accessoryIn({ meanings }: OutfitMatch): string | undefined {
  for (const meaning of meanings) {
    if (meaning.is === 'trait' && meaning.trait === 'accessory') return meaning.id;
  }
  return undefined;
}

/** The ids of all accessories that a prompt names, in order. */
export const accessoriesIn = (wishes: readonly OutfitMatch[]): string[] =>
  wishes.flatMap((match) => accessoryIn(match) ?? []);
