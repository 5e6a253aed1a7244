import { describe, expect, it } from 'vitest';
import { boundsOf } from '../core/scene/bounds.ts';
import type { Region } from '../core/scene/scene.ts';
import { extentOf } from './compose/extent.ts';
import { drawSketch } from './draw-sketch.ts';
import { foreseeSketch } from './foresee-sketch.ts';

const draw = (prompt: string, variant = 0) => drawSketch({ prompt, seed: 5, variant });

const regionsOf = (prompt: string, variant = 0) =>
  draw(prompt, variant).scene.operations.filter(
    (one): one is Region => one.op === 'region' && one.class !== 'backdrop',
  );

const facesOf = (prompt: string) => regionsOf(prompt).filter(({ part }) => part === 'face');

describe('several people on a page', () => {
  it.each([
    ['woman in a coat', 1],
    ['two women in coats', 2],
    ['lineup of three looks in linen', 3],
    ['four models in denim jackets', 4],
  ])('are as many as are asked for, and stay on it: %s', (prompt, count) => {
    expect(facesOf(prompt)).toHaveLength(count);
    const { left, top, right, bottom } = extentOf(draw(prompt).scene);
    expect(Math.min(left, top)).toBeGreaterThan(0);
    expect(right).toBeLessThan(768);
    expect(bottom).toBeLessThan(1024);
  });

  it('have regions of numbers of their own, in the order in which they are drawn', () => {
    const ids = regionsOf('mother and daughter in red coats').map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('wear each what is said of them', () => {
    const { choices, unread } = draw('two women, one in a red coat and the other in a navy suit');
    expect(choices['1 outer']).toMatch(/^coat/);
    expect(choices['2 outer']).toMatch(/blazer|suit/);
    expect(unread).toEqual([]);
  });

  it('wear the same cloth where that matches, a child in a cut of its own', () => {
    const prompt = 'mother and daughter in matching floral dresses';
    expect(draw(prompt).unread).toEqual([]);
    const colours = regionsOf(prompt).flatMap(({ part, print, colour }) =>
      part === 'bodice' && print ? [colour] : [],
    );
    expect(colours).toHaveLength(2);
    expect(new Set(colours).size).toBe(1);
  });

  it('wear the same cloth where one of them has it on a garment that the other lacks', () => {
    const regions = regionsOf('two women in the same fabric: a trench coat, a skirt suit');
    const coloursOf = (garment: string) =>
      regions.flatMap((one) => (one.garment === garment ? [one.colour] : []));
    const [skirt] = coloursOf('skirt');
    expect(coloursOf('trench')).toContain(skirt);
    expect(coloursOf('blazer')).toContain(skirt);
  });

  it('leave a child no taller than three quarters', () => {
    const [mother, daughter] = facesOf('mother and daughter in red coats').map(
      ({ outlines }) => boundsOf(outlines).top,
    );
    expect(daughter - mother).toBeGreaterThan(120);
  });

  it('are other people in each picture', () => {
    const seen = [0, 1, 2, 3].map((variant) =>
      JSON.stringify(draw('two women in coats', variant).choices),
    );
    expect(new Set(seen).size).toBe(4);
  });

  it('answer a word when all of them do', () => {
    const prompt = 'two women, one in a red coat with a qzxv, the other in a green coat';
    expect(draw(prompt).unread).toEqual(['qzxv']);
    const { reading, unread } = foreseeSketch({ prompt, seed: 5, variant: 0 }, { isLooked: true });
    expect(
      unread.map((at) => (reading.tokens[at] === ',' ? 'another’s' : reading.tokens[at])),
    ).toEqual(['qzxv']);
  });
});
