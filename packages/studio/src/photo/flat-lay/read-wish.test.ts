import { describe, expect, it } from 'vitest';
import { readWish } from './read-wish.ts';

describe('readWish', () => {
  it('reads where a named garment is worn, and whether it has legs', () => {
    expect(readWish('the striped shirt').garment).toMatchObject({ worn: 'upper' });
    expect(readWish('blue jeans').garment).toMatchObject({ worn: 'lower', isLegged: true });
    expect(readWish('a pleated midi skirt').garment).toMatchObject({
      worn: 'lower',
      isLegged: false,
    });
    expect(readWish('red jumpsuit').garment).toMatchObject({ worn: 'full', isLegged: true });
    expect(readWish('wool coat').garment).toMatchObject({ worn: 'upper' });
    expect(readWish('her bottoms').garment).toMatchObject({ worn: 'lower' });
  });

  it('reads the colours that the garment is said to have, and no others', () => {
    const count = (prompt: string) => readWish(prompt).colours.length;
    expect(count('the green winter coat')).toBe(1);
    expect(count('a dress in red')).toBe(1);
    expect(count('the blue and white striped shirt')).toBe(2);
    expect(count('the t-shirt over blue jeans')).toBe(0);
    expect(count('the dress, not the red one')).toBe(0);
    expect(count('denim jacket')).toBe(0);
  });

  it('reports what it does not understand, and nothing of what it does', () => {
    expect(readWish('flat lay of the black silk dress').unread).toEqual([]);
    expect(readWish('the sparkly qwerty top').unread).toContain('qwerty');
    expect(readWish('')).toMatchObject({ garment: undefined, colours: [], unread: [] });
    expect(readWish('连衣裙').unread).toEqual(['连衣裙']);
  });
});
