import { describe, expect, it } from 'vitest';
import { createPattern } from '../create-pattern.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const unreadOf = (prompt: string) =>
  createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 }).unread;

describe('what animals wear', () => {
  it.each([
    ['foxes in red scarves', ['scarf']],
    ['cats wearing party hats and glasses', ['party hat', 'glasses']],
    ['a bear with a bow tie', ['bow tie']],
    ['pugs in striped sweaters', ['jumper']],
    ['rabbits in top hats', ['top hat']],
  ])('is read in "%s"', (prompt, kinds) => {
    expect(read(prompt).worn.map(({ kind }) => kind)).toEqual(kinds);
    expect(unreadOf(prompt)).toEqual([]);
  });

  it('has the colour that is said of it, and leaves it to nothing else', () => {
    const { worn, colours } = read('foxes wearing knitted blue scarves');
    expect(worn).toHaveLength(1);
    const plain = read('foxes in blue scarves');
    expect(plain.worn[0]?.colour).toBeDefined();
    expect(plain.colours).toEqual([]);
    expect(colours).toEqual([]);
  });

  it('is no pattern of its own: tartan scarves lie on no tartan', () => {
    const { worn, motifScores } = read('highland cows wearing tartan scarves');
    expect(worn[0]).toMatchObject({ kind: 'scarf', isStriped: true });
    expect(motifScores.get('tartan')).toBeUndefined();
  });

  it('is a thing by itself where no animal wears it', () => {
    expect(read('crowns and stars').subjects).toContain('crown');
    expect(read('foxes and crowns').subjects).toContain('crown');
    expect(read('umbrellas in sunglasses shapes').worn).toEqual([]);
  });

  it('is told where the animal cannot wear it', () => {
    expect(unreadOf('snails wearing scarves')).toContain('scarves');
    expect(unreadOf('rabbits in raincoats')).toContain('raincoats');
  });
});
