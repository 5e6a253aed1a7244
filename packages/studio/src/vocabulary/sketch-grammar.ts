import { listWithheld } from '../sketch/compose/list-withheld.ts';
import { foreseeSketch } from '../sketch/foresee-sketch.ts';
import { listInstead } from '../sketch/outfit/instead.ts';
import type { Foreseen, ForeseenOrder, Grammar } from './grammar.ts';
import { FIGURE_ROLES, GARMENT_ROLES, writeGarment } from './outfit-roles.ts';
import { inARow, inCommas, listed } from './write-phrases.ts';

function foresee({ prompt, variant, isLooked = false }: ForeseenOrder): Foreseen {
  const order = { prompt, seed: 0, variant };
  const { read, reading, unread } = foreseeSketch(order, { isLooked });
  return {
    tokens: read.tokens,
    unread,
    instead: listInstead(reading),
    withheld: listWithheld(read, reading),
  };
}

/** The words of sketches. */
export const sketchGrammar: Grammar = {
  shows: 'a fashion sketch: a figure in an outfit, or a technical flat of garments',
  roles: FIGURE_ROLES,
  things: { meaning: 'the garments', roles: GARMENT_ROLES, most: 4 },
  foresee,
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
