import { unreadOfPrompt } from '../product/render/unread-of-prompt.ts';
import { PART_REGIONS } from '../sketch/garments/part-ids.ts';
import type { Grammar } from './grammar.ts';
import { GARMENT_ROLES, writeGarment } from './outfit-roles.ts';
import { inCommas } from './write-phrases.ts';

/** Every part that a drawing may have. */
const ALL_PARTS: readonly string[] = Object.values(PART_REGIONS).flat();

/** Words of a prompt that a picture of a sketch with printed cloth would not answer. */
const listUnread = (prompt: string): string[] =>
  unreadOfPrompt(prompt, { parts: new Set(ALL_PARTS), isPrinted: true });

/** The words of pictures of a sketch: cloths and colours, the cut is drawn. */
export const renderGrammar: Grammar = {
  shows: 'a photograph of garments that are drawn already: their cloths, colours and prints',
  roles: [],
  things: { meaning: 'the garments', roles: GARMENT_ROLES, most: 4 },
  listUnread,
  write: ({ things }) => inCommas(things.map(writeGarment)),
};
