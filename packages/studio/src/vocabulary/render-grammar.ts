import { unreadOfPrompt } from '../product/render/unread-of-prompt.ts';
import { PART_REGIONS } from '../sketch/garments/part-ids.ts';
import { listInstead } from '../sketch/outfit/instead.ts';
import { readSketchPrompt } from '../sketch/plan-sketch.ts';
import type { Foreseen, ForeseenOrder, Grammar } from './grammar.ts';
import { GARMENT_ROLES, writeGarment } from './outfit-roles.ts';
import { inCommas } from './write-phrases.ts';

/** Every part that a drawing may have. */
const ALL_PARTS: readonly string[] = Object.values(PART_REGIONS).flat();

/**
 * Foresees a picture of a drawing that nobody has looked at yet: by turns one with every part and
 * printed cloth, and one without.
 */
function foresee({ prompt, variant }: ForeseenOrder): Foreseen {
  const isRich = variant % 2 === 0;
  const unread = new Set(
    unreadOfPrompt(prompt, {
      parts: new Set(isRich ? ALL_PARTS : []),
      isPrinted: isRich,
      isMapped: !isRich,
    }),
  );
  const words = readSketchPrompt(prompt);
  const { tokens } = words;
  return {
    tokens,
    unread: [...tokens.keys()].filter((at) => unread.has(tokens[at])),
    instead: listInstead(words),
  };
}

/** The words of pictures of a sketch: cloths and colours, the cut is drawn. */
export const renderGrammar: Grammar = {
  shows: 'a photograph of garments that are drawn already: their cloths, colours and prints',
  roles: [],
  things: { meaning: 'the garments', roles: GARMENT_ROLES, most: 4 },
  foresee,
  write: ({ things }) => inCommas(things.map(writeGarment)),
};
