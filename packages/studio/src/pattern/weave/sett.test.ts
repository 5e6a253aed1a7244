import { expect, it } from 'vitest';
import { type Sett, threadsOf } from './sett.ts';

const SETT: Sett = [
  ['#aa0000', 4],
  ['#ffffff', 6],
];

it.each([30, 50, 68, 90])(
  'repeats within half of %d threads where the next unit is moved',
  (count) => {
    const threads = threadsOf(SETT, count, true);
    expect(threads).toHaveLength(count);
    expect(threads.slice(count / 2)).toEqual(threads.slice(0, count / 2));
  },
);

it('stretches as many whole setts as come nearest', () => {
  const red = threadsOf(SETT, 30).filter((colour) => colour === '#aa0000');
  expect(red).toHaveLength(12);
});
