import { describe, expect, it } from 'vitest';
import { readGenerateOrder } from './generate-order.ts';

describe('readGenerateOrder', () => {
  it('reads which picture is varied, by its seed and its place', () => {
    const order = readGenerateOrder(['create-pattern', 'tartan', '--vary', '7:3']);
    expect(order.origin).toEqual({ seed: 7, variant: 2 });
    expect(readGenerateOrder(['create-pattern', 'tartan']).origin).toBeUndefined();
  });

  it.each(['7', '7:0', '4294967296:1', 'a:b'])('refuses %s as one', (vary) => {
    expect(() => readGenerateOrder(['create-pattern', 'tartan', '--vary', vary])).toThrow('--vary');
  });
});
