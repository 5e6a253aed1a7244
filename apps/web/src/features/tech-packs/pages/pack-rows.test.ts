import { techPackWords } from '@toile/contract';
import { expect, test } from 'vitest';
import {
  billOf,
  clothRowsOf,
  describeGarment,
  formatLength,
  tableOf,
  usesOf,
} from './pack-rows.ts';
import { sampleGarment } from './sample-garment.harness.ts';

const words = techPackWords;
const inCm = { baseSize: '', units: 'cm', decimal: '.' } as const;

test('lengths are in halves of a centimetre, or in eighths of an inch', () => {
  expect(formatLength(58.5, 'cm', ',')).toBe('58,5');
  expect(formatLength(60, 'cm', '.')).toBe('60');
  expect(formatLength(2.54, 'inch', '.')).toBe('1');
  expect(formatLength(50, 'inch', '.')).toBe('19 5/8');
  expect(formatLength(1, 'inch', '.')).toBe('3/8');
  expect(formatLength(3.81, 'inch', '.')).toBe('1 1/2');
});

test('girths stand in five sizes, a drawn length in the base size alone', () => {
  const { sizes, base, rows } = tableOf(sampleGarment, words, inCm);
  expect([sizes, base]).toEqual([['34', '36', '38', '40', '42'], 2]);
  expect(rows).toEqual([
    expect.objectContaining({ letter: 'A', name: 'Length', values: ['', '', '72*', '', ''] }),
    expect.objectContaining({
      letter: 'B',
      name: 'Chest',
      values: ['46', '48', '50', '52', '54'],
      tolerance: '1',
    }),
  ]);
});

test('another base size moves the columns; one that the garment has not leaves them', () => {
  const { sizes, base, rows } = tableOf(sampleGarment, words, { ...inCm, baseSize: '44' });
  expect([sizes, base, rows[0]?.values]).toEqual([
    ['36', '38', '40', '42', '44'],
    4,
    ['', '', '', '', '72*'],
  ]);
  expect(tableOf(sampleGarment, words, { ...inCm, baseSize: '52' }).base).toBe(2);
});

test('the design, its materials and where its colours are, in words', () => {
  expect(describeGarment(sampleGarment, words)).toBe('Fit: Regular');
  expect(clothRowsOf(sampleGarment, words)).toEqual([
    { name: 'Linen, Print: Stripes', about: 'main, as asked for' },
    { name: 'Leather', about: 'collar, usual for it, not asked for' },
  ]);
  expect(billOf(sampleGarment, words)).toEqual([
    { item: 'Buttons', quantity: '7 seen' },
    { item: 'Zip', quantity: '' },
    { item: 'Sewing thread', quantity: '' },
    { item: 'Main and care label', quantity: '' },
  ]);
  expect(usesOf(['main', 'storm-flap', 'tab'], words)).toBe('main, details');
});
