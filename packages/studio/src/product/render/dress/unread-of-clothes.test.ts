import { describe, expect, it } from 'vitest';
import { MOTIFS } from '../../../pattern/motifs/registry.ts';
import { PRINT_WORDS } from '../../../sketch/outfit/print-words.ts';
import { readSketchPrompt } from '../../../sketch/plan-sketch.ts';
import { readSetting } from '../setting/read-setting.ts';
import { unreadOfPrompt } from '../unread-of-prompt.ts';

const unreadOf = (prompt: string, isPrinted = false, parts: readonly string[] = []): string[] =>
  unreadOfPrompt(prompt, { parts: new Set(parts), isPrinted });

it('a cloth of a part counts where the drawing has the part', () => {
  const prompt = 'wool coat with a velvet collar';
  expect(unreadOf(prompt, false, ['front left', 'collar left'])).toEqual([]);
  expect(unreadOf(prompt, false, ['front left'])).toEqual(['velvet', 'collar']);
});

describe('words of a pattern, for a drawing without one', () => {
  it.each([
    ['houndstooth wool with purple unicorns', ['purple', 'unicorns']],
    ['red dress with embroidery', ['embroidery']],
    ['white blouse with red flowers at the yoke', ['red', 'flowers', 'yoke']],
    ['navy dress, no stripes', []],
    ['navy dress, lemons beside it', ['lemons']],
    ['navy dress, red carpet', ['red', 'carpet']],
    ['navy dress, lined', ['lined']],
  ])('are listed where nothing shows them: %s', (prompt, unread) => {
    expect(unreadOf(prompt)).toEqual(unread);
  });

  it.each([
    'striped navy cotton jersey',
    'navy cotton with white stripes',
    'black and cream checked wool',
    'long floral dress in blue',
    ...Object.values(PRINT_WORDS)
      .flat()
      .map((word) => `navy ${word} cotton`),
  ])('count as read where the pattern is laid on the cloth: %s', (prompt) => {
    expect(unreadOf(prompt)).toEqual([]);
  });

  it('are listed as Create pattern knows them, unless they mean something else', () => {
    // Words without a weight speak of a hand, not of a pattern.
    const words = MOTIFS.flatMap((motif) =>
      Object.entries(motif.words).flatMap(([word, weight]) => (weight === 0 ? [] : [word])),
    );
    // Seersucker and rattan are cloths of renderings as well, with a face of their own.
    const silent = words.filter(
      (word) =>
        !['seersucker', 'rattan'].includes(word) && !meansElse(word) && unreadOf(word).length === 0,
    );
    expect(silent).toEqual([]);
  });
});

/** True where a word also names a print of the studio, a cloth, a cut, a colour, a person, a drawing or a place. */
function meansElse(word: string): boolean {
  if (readSetting(word, '').setting.place) return true;
  const { wishes, garments } = readSketchPrompt(word);
  return garments.length > 0 || wishes.length > 0;
}

describe('words of a pattern, for a printed drawing', () => {
  it('count as read, as the print is carried over', () => {
    expect(unreadOf('navy and white striped cotton', true)).toEqual([]);
  });

  it('are listed where they are not wanted', () => {
    expect(unreadOf('navy dress, no stripes', true)).toEqual(['stripes']);
  });
});
