import { describe, expect, it } from 'vitest';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { chooseMotifs } from './choose-motifs.ts';
import { createLexicon } from './lexicon.ts';
import { NEAREST_SUBJECTS } from './nearest-words.ts';
import { PALETTES } from './palettes.ts';
import { readPrompt } from './read-prompt.ts';
import { unreadWords } from './unread.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const thingsOf = (prompt: string) => readPrompt(LEXICON, prompt).subjects.toSorted();

function unreadOf(prompt: string): string[] {
  const reading = readPrompt(LEXICON, prompt);
  const { main, under, subjects } = chooseMotifs(reading, { motifs: MOTIFS, subjects: SUBJECTS });
  return unreadWords(reading, {
    motifs: under ? [main, under] : [main],
    subjects: subjects.map(({ id }) => id),
    palette: PALETTES[0],
    repeat: 'straight',
    showsRefusedColour: false,
  });
}

describe('the things of a prompt', () => {
  it('are those that are named where a word for many stands beside them', () => {
    expect(thingsOf('animals, rooster and deer')).toEqual(['deer', 'rooster']);
    expect(thingsOf('tropical birds: toucan and parrot')).toEqual(['parrot', 'toucan']);
    expect(thingsOf('farm animals').length).toBeGreaterThan(3);
  });

  it('are not the parts that others have', () => {
    expect(thingsOf('snails with striped shells')).toEqual(['snail']);
    expect(thingsOf('snails and shells')).toEqual(['shell', 'snail']);
  });

  it('do not lie on the pattern that they are said to have', () => {
    const { motifScores } = readPrompt(LEXICON, 'striped umbrellas');
    expect(motifScores.get('stripes')).toBeUndefined();
    expect(unreadOf('striped umbrellas')).toEqual(['striped']);
  });
});

describe('a stand-in of its kind', () => {
  // Every word of a kin, in the plural of the thing that is drawn in its place.
  const KIN = Object.entries(NEAREST_SUBJECTS).flatMap(([id, words]) =>
    words.map((word) => [word, id] as const),
  );

  it.each(KIN)('is drawn for %s, and told as unread', (word, id) => {
    expect(thingsOf(`a ${word} print`)).toContain(id);
    const last = word.split(' ').at(-1) ?? word;
    expect(unreadOf(`a ${word} print`)).toContain(last);
  });
});

describe('what is seen with a thing', () => {
  const SHOWN = SUBJECTS.flatMap(({ words, shows = [] }) =>
    shows.map((word) => [words[0], word] as const),
  );

  it.each(SHOWN)('counts as read: %s, %s', (name, word) => {
    expect(unreadOf(`${name}, ${word}`)).not.toContain(word.split(' ')[0]);
  });
});
