import type { Recipe } from '@toile/engines';
import { describe, expect, it } from 'vitest';
import { recipeSources, turnOf } from './recipe-sources.ts';

const first: Recipe = { seed: 7, variant: 2 };
const second: Recipe = { seed: 60, variant: 4, origin: first };
const third: Recipe = { seed: 120, variant: 9, origin: second };

describe('recipeSources', () => {
  it('leaves all to a picture that varies no other', () => {
    expect(recipeSources(first, ['pose', 'page'])).toEqual({
      design: first,
      own: first,
      pose: first,
      page: first,
    });
  });

  it("gives a variation its origin's design and one of its details, by turns", () => {
    const details = ['pose', 'page'] as const;
    expect(recipeSources(second, details)).toEqual({
      design: first,
      own: second,
      pose: first,
      page: second,
    });
    const next = { ...second, variant: 5 };
    expect(recipeSources(next, details)).toMatchObject({ pose: next, page: first });
  });

  it('follows variations of variations to the first design, and to details on the way', () => {
    expect(recipeSources(third, ['pose', 'page'])).toEqual({
      design: first,
      own: third,
      pose: third,
      page: second,
    });
  });

  it('keeps the design alone where no detail is named', () => {
    expect(recipeSources(third, [])).toEqual({ design: first, own: third });
  });

  it('begins elsewhere in another run of variations, and goes on from there', () => {
    const run = [4, 5, 6, 7].map((variant) => turnOf({ ...second, seed: 61, variant }));
    expect(run).toEqual([5, 6, 7, 8]);
    expect(turnOf(first)).toBe(2);
  });
});
