import { FABRICS } from '../core/fabrics/registry.ts';
import { listInstead, unreadPlaces } from '../product/cloth/answer-words.ts';
import { AXES } from '../product/cloth/design/axes.ts';
import { GARMENTS } from '../product/cloth/garments/registry.ts';
import { readGarment } from '../product/cloth/read-garment.ts';
import { makeParts } from '../product/make-parts.ts';
import { planGarment } from '../product/plan-garment.ts';
import { clearestWords } from './clearest-words.ts';
import type { Foreseen, ForeseenOrder, Grammar } from './grammar.ts';
import { inARow } from './write-phrases.ts';

const countMeanings = (word: string) =>
  readGarment(word).matches.flatMap(({ meanings }) => meanings).length;

const oneFor = (things: Iterable<readonly string[]>) => clearestWords(things, countMeanings);

/** Foresees a garment, and the cuts and garments that are drawn in the stead of others. */
function foresee({ prompt, settings, variant }: ForeseenOrder): Foreseen {
  const plan = planGarment({ prompt, settings }, { seed: 0, variant });
  const { reading, garment, design, fabric, beside } = plan;
  const { answered, buttons } = makeParts(plan, { seed: prompt, ground: [0, 0, 0] });
  return {
    tokens: reading.tokens,
    unread: unreadPlaces(reading, {
      garment,
      design,
      fabric: fabric.id,
      parts: answered,
      buttons,
      beside,
    }),
    instead: listInstead(reading, { garment, design, beside }),
  };
}

/** The words of garments that a pattern is put on. */
export const garmentGrammar: Grammar = {
  shows: 'a garment that is cut from a given patterned cloth',
  roles: [
    {
      id: 'garment',
      meaning: 'the garment',
      words: oneFor(GARMENTS.map(({ words }) => words)),
      most: 1,
    },
    {
      id: 'cut',
      meaning: 'its neckline, collar, sleeves, length and the rest of its cut',
      words: oneFor(
        Object.values(AXES).flatMap((values) =>
          Object.values<readonly string[]>(values).filter((words) => words.length > 0),
        ),
      ),
      most: 6,
    },
    {
      id: 'cloth',
      meaning: 'its cloth',
      words: oneFor(FABRICS.map(({ words }) => words)),
      most: 1,
    },
  ],
  foresee,
  write: ({ words: { cut, cloth, garment } }) => inARow(cut, cloth, garment),
};
