import { expect, it } from 'vitest';
import { withPaleParts } from './with-pale-parts.ts';

const rows = (...lines: string[]) =>
  Uint8Array.from(lines.join(''), (mark) => (mark === '#' ? 1 : 0));

it('fills pale stripes that the cut-out sees as cloth, not the shadow beside the garment', () => {
  const size = { width: 8, height: 5 };
  const laid = rows('.####...', '........', '.####...', '.#..#...', '.#..#...');
  const seen = rows('.######.', '.######.', '.######.', '.#..##..', '.#..##..');
  const whole = rows('.####...', '.####...', '.####...', '.#..#...', '.#..#...');
  expect(withPaleParts(laid, seen, size)).toEqual(whole);
});
