import { describe, expect, it } from 'vitest';
import { type Hex, lightness, toLch } from '../../core/colour.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(
  [
    { id: 'gingham', kind: 'ground', words: { gingham: 6, check: 2, buffalo: 0 } },
    { id: 'tie-dye', kind: 'ground', words: { 'tie dye': 6 } },
  ],
  [
    { id: 'rose', words: ['rose'] },
    { id: 'strawberry', words: ['strawberry', 'fruit'] },
    { id: 'lemon', words: ['lemon', 'fruit'] },
  ],
);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const coloursOf = (prompt: string): Hex[] => read(prompt).colours.map(({ colour }) => colour);
const named = (...names: string[]) => names.map((name) => COLOUR_NAMES[name]);

describe('things and motifs', () => {
  it.each([
    ['Strawberries!', ['strawberry']],
    ['a lemon and a strawberry', ['lemon', 'strawberry']],
    ['fruit', ['strawberry', 'lemon']],
    ['roses', ['rose']],
  ])('finds the subjects of "%s"', (prompt, subjects) => {
    expect(read(prompt).subjects.toSorted()).toEqual(subjects.toSorted());
  });

  it('adds up what speaks for a motif, each phrase once', () => {
    expect(read('gingham check, Gingham').motifScores.get('gingham')).toBe(8);
    expect(read('tie-dye').motifScores.get('tie-dye')).toBe(6);
    expect(read('tie the dye').motifScores.size).toBe(0);
  });

  it('lets a motif ask for its details', () => {
    expect(read('buffalo checks').has('buffalo')).toBe(true);
    expect(read('checks').has('buffalo')).toBe(false);
  });
});

describe('colours', () => {
  it('keeps them in the order of mention, the longest name first', () => {
    expect(coloursOf('navy, sage green and hot pink gingham')).toEqual(
      named('navy', 'sage green', 'hot pink'),
    );
  });

  it.each([
    ['roses on navy', 'navy'],
    ['roses on a cream', 'cream'],
    ['roses, black background', 'black'],
    ['lemons over the sky blue', 'sky blue'],
  ])('takes the ground from "%s"', (prompt, ground) => {
    expect(read(prompt).ground).toBe(COLOUR_NAMES[ground]);
    expect(coloursOf(prompt)).toEqual([]);
  });

  it('reads a ground without a colour', () => {
    expect(read('roses, dark background').groundTone).toBe('dark');
    expect(read('roses on a light background').groundTone).toBe('light');
  });

  it('modifies a colour by the words before it', () => {
    const [pale] = coloursOf('pale blue gingham');
    const [deep] = coloursOf('deep blue gingham');
    const [dusty] = coloursOf('dusty pink gingham');
    const [blue, pink] = named('blue', 'pink');
    expect(lightness(pale)).toBeGreaterThan(lightness(blue));
    expect(lightness(deep)).toBeLessThan(lightness(blue));
    expect(toLch(dusty)[1]).toBeLessThan(toLch(pink)[1]);
  });

  it('tells colours from things of the same name', () => {
    expect(read('rose gingham')).toMatchObject({ subjects: [], colours: [{}] });
    expect(read('roses gingham')).toMatchObject({ subjects: ['rose'], colours: [] });
    expect(read('rose')).toMatchObject({ subjects: ['rose'], colours: [] });
    expect(read('strawberries on lemon').ground).toBe(COLOUR_NAMES.lemon);
  });
});

describe('settings', () => {
  it('reads medium, size, density, cloth and repeat', () => {
    expect(read('tiny dense watercolour roses, half-drop, on linen')).toMatchObject({
      scale: 0.5,
      density: 1.35,
      style: 'watercolour',
      fabric: 'linen',
      repeat: 'half-drop',
    });
  });

  it('leaves out what is not wanted', () => {
    expect(read('roses without strawberries').subjects).toEqual(['rose']);
  });
});

describe('what many things share', () => {
  it('does not bring back what is refused by its name', () => {
    expect(read('fruit, but leave out the lemons').subjects).toEqual(['strawberry']);
    expect(read('strawberries, but no strawberry').subjects).toEqual(['strawberry']);
  });
});

describe('prompts of any content', () => {
  it.each([
    ['nothing', ''],
    ['pictographs', '🌹🍋 👩‍👩‍👧'],
    ['mark-up', '<script>alert("roses")</script><b'],
    ['broken characters', '\u0000\uffff\ud800'],
    ['2,000 letters', 'rose '.repeat(400)],
    ['2,000 signs', '['.repeat(2000)],
    ['names of object members', 'constructor __proto__ toString'],
    ['other scripts', 'バラ 玫瑰 وردة'],
  ])('never throws: %s', (_, prompt) => {
    expect(() => read(prompt)).not.toThrow();
  });
});
