import { chooseBody } from '../sketch/compose/choose-body.ts';
import { readSketchPrompt } from '../sketch/create-sketch.ts';
import { GARMENTS } from '../sketch/garments/registry.ts';
import { createOutfit } from '../sketch/outfit/outfit.ts';
import { meaningOf } from '../sketch/outfit/outfit-meaning.ts';
import { unreadWishes } from '../sketch/outfit/unread-wishes.ts';
import type { Grammar } from './grammar.ts';
import { FIGURE_ROLES, GARMENT_ROLES, writeGarment } from './outfit-roles.ts';
import { inARow, inCommas, listed } from './write-phrases.ts';

const WARDROBE = new Map(GARMENTS.map((garment) => [garment.id, garment]));

/** Words of a prompt that the first sketch of a run would not answer. An open back shows on flats alone. */
function listUnread(prompt: string): string[] {
  const reading = readSketchPrompt(prompt);
  const isFlat = reading.finish === 'flat';
  const body = chooseBody(reading, { seed: prompt, turn: 0 });
  const outfit = createOutfit(reading, {
    wardrobe: WARDROBE,
    body,
    seed: prompt,
    turn: 0,
    isAlone: isFlat,
  });
  const answered = new Set(
    [...outfit.answered].filter(
      (match) => isFlat || meaningOf(match, 'detail')?.detail !== 'open-back',
    ),
  );
  return unreadWishes(reading, { ...outfit, answered });
}

/** The words of sketches. */
export const sketchGrammar: Grammar = {
  shows: 'a fashion sketch: a figure in an outfit, or a technical flat of garments',
  roles: FIGURE_ROLES,
  things: { meaning: 'the garments', roles: GARMENT_ROLES, most: 4 },
  listUnread,
  write: ({ words: { age, people, person, hair, pose, shoes, accessories, medium }, things }) =>
    inCommas([
      inARow(age, people, person),
      listed(hair),
      listed(pose),
      ...things.map(writeGarment),
      listed(shoes),
      ...(accessories ?? []),
      listed(medium),
    ]),
};
