import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createPattern } from '../create-pattern.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const colourOf = (name: string) => COLOUR_NAMES[name];

describe('a colour said of lines', () => {
  it.each(['red hearts on navy, white outlines', 'red hearts outlined in white on navy'])(
    'is that of the outlines, and the drawing is none in lines: %s',
    (prompt) => {
      const { outline, style, colours } = read(prompt);
      expect(outline).toBe(colourOf('white'));
      expect(style).toBeUndefined();
      expect(colours.map(({ colour }) => colour)).toEqual([colourOf('red')]);
    },
  );

  it.each(['hearts outlined in white on navy', 'seahorses, line drawing in white on aqua'])(
    'is that of a drawing in lines where no other is named: %s',
    (prompt) => {
      const { outline, lines, style } = read(prompt);
      expect([outline, lines, style]).toEqual([undefined, colourOf('white'), 'line']);
    },
  );

  it('is seen as it is named, also on a light ground', () => {
    const { unread } = createPattern({
      prompt: 'mermaids and seahorses among coral, aqua ground, line drawing in white',
      seed: 1,
      variant: 0,
      sizePx: 1024,
    });
    expect(unread).toEqual([]);
  });
});

describe('a colour said of leaves', () => {
  it('is that of the leaves that the things have', () => {
    const { leafColour, colours, motifScores } = read(
      'lemons with dark green leaves, pale blue ground',
    );
    expect(leafColour).toBeDefined();
    expect(colours).toEqual([]);
    expect(motifScores.has('botanical')).toBe(false);
  });

  it('is the leading one where leaves are all there is', () => {
    expect(read('green leaves on white').leafColour).toBeUndefined();
    expect(read('green leaves on white').motifScores.has('botanical')).toBe(true);
  });
});

it.each([
  ['leopards among ferns', false],
  ['a leopard prowling through ferns', false],
  ['leopard print with roses', true],
  ['leopard with roses', true],
  ['leopard spots, caramel', true],
])('an animal is told from its coat: %s', (prompt, isCoat) => {
  const { subjects, motifScores } = read(prompt);
  expect(motifScores.has('leopard')).toBe(isCoat);
  expect(subjects.includes('leopard-figure')).toBe(!isCoat);
});

it('closes the palette where as many colours as are named are counted', () => {
  expect(read('reindeer in two colours, red on white').isLimited).toBe(true);
  expect(read('reindeer in three colours, red on white').isLimited).toBe(false);
});

it.each([
  ['moroccan tiles in turquoise with white grout lines', undefined],
  ['postage stamps in sepia', undefined],
  ['poppies in fine lines, red on white', 'line'],
])('lines and stamps in the plural are no medium: %s', (prompt, style) =>
  expect(read(prompt).style).toBe(style),
);
