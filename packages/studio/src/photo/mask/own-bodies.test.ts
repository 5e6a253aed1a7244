import { expect, test } from 'vitest';
import { ownBodies } from './own-bodies.ts';

const SIZE = { width: 12, height: 4 };

/** Levels of a subject: # is there. */
const drawn = (...rows: string[]) =>
  Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 255 : 0));

const PEOPLE = drawn('###....####.', '###....####.', '............', '.##....####.');
const bits = (levels: Uint8Array) => levels.map((level) => level / 255);

test('takes the body under a dot, with what lies below it', () => {
  expect(ownBodies(PEOPLE, SIZE, [{ x: 1, y: 0 }])).toEqual(
    bits(drawn('###.........', '###.........', '............', '.##.........')),
  );
});

test('takes several where there are dots on several', () => {
  const dots = [
    { x: 1, y: 0 },
    { x: 8, y: 3 },
  ];
  expect(ownBodies(PEOPLE, SIZE, dots)).toEqual(bits(PEOPLE));
});

test('takes all where no dot is on any', () => {
  expect(ownBodies(PEOPLE, SIZE, [{ x: 5, y: 0 }])).toEqual(bits(PEOPLE));
});
