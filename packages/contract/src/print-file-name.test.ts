import { expect, test } from 'vitest';
import { printFileName } from './print-file-name.ts';

const print = { prompt: 'Indigo Ikat, é!', repeat: 'half-drop', repeatCm: 32, dpi: 299.7 };

test('the name tells words, repeat, size and what else is special', () => {
  expect(printFileName({ ...print, tiles: 3, format: 'png' })).toBe(
    'indigo-ikat-e-half-drop-32cm-300dpi-3x3.png',
  );
  expect(printFileName({ ...print, tiles: 1, more: '4-colours', format: 'psd' })).toBe(
    'indigo-ikat-e-half-drop-32cm-300dpi-4-colours.psd',
  );
});

test('without words and repeat the size stays', () => {
  const bare = { ...print, prompt: '藍', repeat: '' };
  expect(printFileName({ ...bare, tiles: 1, format: 'svg' })).toBe('32cm-300dpi.svg');
});
