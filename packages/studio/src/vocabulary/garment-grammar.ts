import { FABRICS } from '../core/fabrics/registry.ts';
import { listInstead as listGarmentsInstead, unreadPlaces } from '../product/cloth/answer-words.ts';
import { AXES } from '../product/cloth/design/axes.ts';
import { GARMENTS } from '../product/cloth/garments/registry.ts';
import { readGarment } from '../product/cloth/read-garment.ts';
import { makeParts } from '../product/make-parts.ts';
import { planGarment } from '../product/plan-garment.ts';
import { BLANK_CLOTH, dressInCloth } from '../product/worn/dress-in-cloth.ts';
import { planWorn, type WornPlan } from '../product/worn/plan-worn.ts';
import { unreadOfWorn } from '../product/worn/unread-of-worn.ts';
import { listWithheld } from '../sketch/compose/list-withheld.ts';
import { foreseeAnswers } from '../sketch/foresee-sketch.ts';
import { listInstead } from '../sketch/outfit/instead.ts';
import { clearestWords } from './clearest-words.ts';
import type { Foreseen, ForeseenOrder, Grammar } from './grammar.ts';
import { inARow } from './write-phrases.ts';

const countMeanings = (word: string) =>
  readGarment(word).matches.flatMap(({ meanings }) => meanings).length;

const oneFor = (things: Iterable<readonly string[]>) => clearestWords(things, countMeanings);

/** Foresees a garment, and the cuts and garments that are drawn in the stead of others. */
function foresee(order: ForeseenOrder): Foreseen {
  const { prompt, settings, variant } = order;
  const worn = planWorn({ prompt, settings }, { seed: 0, variant });
  if (worn) return foreseeWorn(worn, order);
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
    instead: listGarmentsInstead(reading, { garment, design, beside }),
  };
}

/** Foresees the picture of somebody in the given cloth. */
function foreseeWorn(
  worn: WornPlan,
  { prompt, variant, isLooked = false }: ForeseenOrder,
): Foreseen {
  const sketch = dressInCloth(worn, BLANK_CLOTH);
  const answers = foreseeAnswers(sketch, { prompt, seed: 0, variant }, { isLooked });
  const { read, reading } = sketch;
  return {
    tokens: read.tokens,
    unread: unreadOfWorn(worn, answers),
    instead: listInstead(reading),
    withheld: listWithheld(read, reading),
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
