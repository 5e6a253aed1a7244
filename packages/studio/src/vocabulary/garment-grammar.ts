import { FABRICS, fabricOf } from '../core/fabrics/registry.ts';
import { unreadWords } from '../product/cloth/answer-words.ts';
import { AXES } from '../product/cloth/design/axes.ts';
import { chooseDesign } from '../product/cloth/design/choose-design.ts';
import { axesUnder } from '../product/cloth/design/lacking.ts';
import { GARMENTS } from '../product/cloth/garments/registry.ts';
import { countButtons, dressParts } from '../product/cloth/part-cloths.ts';
import { namedGarments, readGarment } from '../product/cloth/read-garment.ts';
import { clearestWords } from './clearest-words.ts';
import type { Grammar } from './grammar.ts';
import { inARow } from './write-phrases.ts';

const countMeanings = (word: string) =>
  readGarment(word).matches.flatMap(({ meanings }) => meanings).length;

const oneFor = (things: Iterable<readonly string[]>) => clearestWords(things, countMeanings);

/** Words of a prompt that the first garment of a run would not answer. */
function listUnread(prompt: string): string[] {
  const reading = readGarment(prompt);
  const [garment = GARMENTS[0]] = namedGarments(reading);
  const design = chooseDesign(axesUnder(garment, reading.wishes), {
    wishes: reading.wishes,
    seed: prompt,
    variant: 0,
  });
  const fabric = fabricOf(reading.fabric ?? garment.fabric);
  const { parts, answered } = dressParts(garment.build(design, prompt), {
    wishes: reading.parts,
    ground: [0, 0, 0],
  });
  return unreadWords(reading, {
    garment,
    design,
    fabric: fabric.id,
    parts: answered,
    buttons: countButtons(parts),
  });
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
  listUnread,
  write: ({ words: { cut, cloth, garment } }) => inARow(cut, cloth, garment),
};
