import { expect, test } from 'vitest';
import { cleanText, type Face, listUncovered, toRuns, wrapText } from './pdf-text.ts';

/** A face of letters that are each half as wide as they are high. */
const faceOf = (letters: RegExp): Face => ({
  covers: (character) => letters.test(character),
  widthOf: (text, size) => (Array.from(text).length * size) / 2,
});
const latin = faceOf(/[a-z0-9…?]/);
const greek = faceOf(/[α-ω]/);

test('letters stand in the face that has them, others as a question mark', () => {
  expect(toRuns('ab αβ 漢', [latin, greek])).toEqual([
    { face: latin, text: 'ab ' },
    { face: greek, text: 'αβ ' },
    { face: latin, text: '?' },
  ]);
  expect(listUncovered('ab αβ 漢', [latin, greek])).toEqual(['漢']);
});

test('accents join their letters, and what nobody sees is gone', () => {
  expect(cleanText('E\u0301te\u0301\u202e \u0007a\r\nb\tc\u200b')).toBe('Été a\nb c');
});

test('text is broken between words, cut where a word is too long, and ends in dots', () => {
  const measure = { faces: [latin], size: 10, width: 30, mostLines: 3 };
  expect(wrapText('ab cd\nefg', measure)).toEqual(['ab cd', 'efg']);
  expect(wrapText('abcdefghijkl', measure)).toEqual(['abcdef', 'ghijkl']);
  expect(wrapText('ab cde fg hijk lmn op', measure)).toEqual(['ab cde', 'fg', 'hijk…']);
  expect(wrapText('', measure)).toEqual(['']);
});
