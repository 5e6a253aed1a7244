import { expect, test } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 3, variant: 0 });

test.each([
  [
    'Mary Jane shoes, bottle green, block heel, single strap with a pearl button',
    'heeled-mary-janes',
  ],
  ['Mary Jane shoes in red', 'mary-janes'],
])('a heel that is named beside shoes is theirs: %s', (prompt, shoes) => {
  expect(draw(prompt).choices.shoes).toBe(shoes);
  expect(draw(prompt).unread).toEqual([]);
});

test('shoes without a form on a heel tell it', () => {
  expect(draw('ballet flats with a block heel').unread).toContain('heel');
});
