import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../core/scene/bounds.ts';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 3, variant: 0 });

const buttonsOf = (prompt: string) =>
  draw(prompt).scene.operations.flatMap((one) =>
    one.op === 'region' && one.part === 'buttons' ? one.outlines : [],
  );

const widthOf = (prompt: string) => {
  const { left, right } = boundsOf([buttonsOf(prompt)[0] ?? []]);
  return right - left;
};

describe('buttons', () => {
  it.each([
    ['wool coat with three buttons', 3],
    ['shirt with six horn buttons', 6],
    ['double breasted coat with four gold buttons', 4],
    ['shirtwaist dress with six buttons', 6],
  ])('are as many as are asked for: %s', (prompt, count) => {
    expect(buttonsOf(prompt)).toHaveLength(count);
    expect(draw(prompt).unread).toEqual([]);
  });

  it('are told by their number where there are none', () => {
    expect(draw('t-shirt dress with six buttons, wrap front').unread).toContain('six');
  });

  it('are bigger where they are said to be', () => {
    const plain = widthOf('wool coat with three buttons');
    expect(widthOf('wool coat with three big buttons')).toBeGreaterThan(plain * 1.5);
  });
});
