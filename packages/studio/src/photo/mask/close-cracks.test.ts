import { expect, test } from 'vitest';
import { closeCracks } from './close-cracks.ts';

const parse = (rows: readonly string[]) => Uint8Array.from(rows.join(''), Number);

test('closes a crack and keeps the outline', () => {
  const empty = '000000000';
  const rows = [empty, empty, '001101100', '001101100', empty, empty];
  const closed = [empty, empty, '001111100', '001111100', empty, empty];
  expect(closeCracks(parse(rows), { width: 9, height: 6 }, 1)).toEqual(parse(closed));
});

test('leaves a gap that is wider', () => {
  const rows = ['1100011', '1100011'];
  expect(closeCracks(parse(rows), { width: 7, height: 2 }, 1)).toEqual(parse(rows));
});
