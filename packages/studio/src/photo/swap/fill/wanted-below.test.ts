import { expect, test } from 'vitest';
import { LABEL } from '../../parse/labels.ts';
import { STANDING } from '../../testing/standing-body.ts';
import { wornOn } from '../body/worn.ts';
import { wantedBelow } from './wanted-below.ts';

const SIZE = { width: 200, height: 400 };

/** A top whose neckline is open as wide as is given, from the shoulders' middle. */
function wantedUnder(halfOpenPx: number) {
  const mask = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const isOpen = y < 60 && Math.abs(x - 100) < halfOpenPx;
    return y >= 25 && y < 150 && x >= 62 && x < 139 && !isOpen ? 1 : 0;
  });
  const worn = wornOn(STANDING, mask, SIZE);
  if (!worn) throw new Error('The mask is empty');
  return wantedBelow({ body: STANDING, worn });
}

test('shows skin on both sides of a neckline, however wide it is open', () => {
  for (const halfOpenPx of [10, 20, 32]) {
    const wanted = wantedUnder(halfOpenPx);
    for (const y of [28, 40, 55]) {
      for (const x of [66, 80, 100, 120, 134]) expect(wanted(x, y)).toBe(LABEL.skin);
    }
  }
});
