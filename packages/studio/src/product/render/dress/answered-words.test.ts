import { describe, expect, it } from 'vitest';
import { MOTIFS } from '../../../pattern/motifs/registry.ts';
import { PRINT_WORDS } from '../../../sketch/outfit/detail-words.ts';
import type { OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import { unreadWishes } from '../../../sketch/outfit/unread-wishes.ts';
import { readSketchPrompt } from '../../../sketch/plan-sketch.ts';
import { answeredWords } from './answered-words.ts';
import { namedWear } from './named-wear.ts';

function unreadOf(prompt: string, isPrinted = false, parts: readonly string[] = []): string[] {
  const words = readSketchPrompt(prompt);
  const wear = namedWear(words);
  const answered = answeredWords(words, { wear, isPrinted, parts });
  return unreadWishes(words, { pieces: wear, answered });
}

it('a cloth of a part counts where the drawing has the part', () => {
  const prompt = 'wool coat with a velvet collar';
  expect(unreadOf(prompt, false, ['front left', 'collar left'])).toEqual([]);
  expect(unreadOf(prompt, false, ['front left'])).toEqual(['velvet', 'collar']);
});

describe('words of a pattern, for a drawing without one', () => {
  it.each([
    ['striped navy cotton jersey', ['striped']],
    ['houndstooth wool with purple unicorns', ['houndstooth', 'unicorns']],
    ['navy cotton with white stripes', ['white', 'stripes']],
    ['black and cream checked wool', ['cream', 'checked']],
    ['white striped cotton', ['striped']],
    ['red dress with embroidery', ['embroidery']],
    ['navy dress, no stripes', []],
    ['long floral dress in blue', ['floral']],
  ])('are listed: %s', (prompt, unread) => {
    expect(unreadOf(prompt)).toEqual(unread);
  });

  it.each(Object.values(PRINT_WORDS).flat())('are listed: %s', (word) => {
    const small = / of| print$/;
    expect(unreadOf(`navy ${word} cotton`).join(' ')).toBe(word.replace(small, ''));
  });

  it('are listed as Create pattern knows them, unless they mean something else', () => {
    const words = MOTIFS.flatMap((motif) => Object.keys(motif.words));
    const silent = words.filter((word) => !meansElse(word) && unreadOf(word).length === 0);
    expect(silent).toEqual([]);
  });
});

/** True where a word also names a cloth, a cut, a colour, a person or a drawing. */
function meansElse(word: string): boolean {
  const { wishes, garments } = readSketchPrompt(word);
  const isPrint = ({ meanings }: OutfitMatch) => meanings.every(({ is }) => is === 'print');
  return garments.length > 0 || !wishes.every(isPrint);
}

describe('words of a pattern, for a printed drawing', () => {
  it('count as read, as the print is carried over', () => {
    expect(unreadOf('navy and white striped cotton', true)).toEqual([]);
  });

  it('are listed where they are not wanted', () => {
    expect(unreadOf('navy dress, no stripes', true)).toEqual(['stripes']);
  });
});
