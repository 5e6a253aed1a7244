import { answeredWords } from '../product/render/dress/answered-words.ts';
import { namedWear } from '../product/render/dress/named-wear.ts';
import { readSketchPrompt } from '../sketch/create-sketch.ts';
import { PART_REGIONS } from '../sketch/garments/part-ids.ts';
import { unreadWishes } from '../sketch/outfit/unread-wishes.ts';
import type { Grammar } from './grammar.ts';
import { GARMENT_ROLES, writeGarment } from './outfit-roles.ts';
import { inCommas } from './write-phrases.ts';

/** Every part that a drawing may have. */
const ALL_PARTS: readonly string[] = Object.values(PART_REGIONS).flat();

/** Words of a prompt that a picture of a sketch with printed cloth would not answer. */
function listUnread(prompt: string): string[] {
  const words = readSketchPrompt(prompt);
  const wear = namedWear(words);
  return unreadWishes(words, {
    pieces: wear,
    answered: answeredWords(words, { wear, isPrinted: true, parts: ALL_PARTS }),
  });
}

/** The words of pictures of a sketch: cloths and colours, the cut is drawn. */
export const renderGrammar: Grammar = {
  shows: 'a photograph of garments that are drawn already: their cloths, colours and prints',
  roles: [],
  things: { meaning: 'the garments', roles: GARMENT_ROLES, most: 4 },
  listUnread,
  write: ({ things }) => inCommas(things.map(writeGarment)),
};
