import { REPEATS } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { createPattern, type PatternOrder } from './create-pattern.ts';

const draw = (prompt: string, more: Partial<PatternOrder> = {}) =>
  createPattern({ prompt, seed: 7, variant: 0, sizePx: 128, ...more });

describe('createPattern', () => {
  it.each(['leopard print', 'shells', 'blue gingham', 'lemons'])(
    'gives the four pictures of a run designs of their own: %s',
    (prompt) => {
      const run = [0, 1, 2, 3].map((variant) => draw(prompt, { variant }).choices);
      expect(new Set(run.map(({ variant, scale }) => `${variant} ${scale}`)).size).toBe(4);
    },
  );

  it('keeps named colours in all four', () => {
    const run = [0, 1, 2, 3].map((variant) => draw('navy and cream stripes', { variant }));
    expect(run.map(({ choices }) => choices.palette)).toEqual(Array(4).fill('named colours'));
  });

  it('lets the order rule over the prompt, and the prompt over the motif', () => {
    expect(draw('half drop leopard').choices.repeat).toBe('half-drop');
    expect(draw('half drop leopard', { repeat: 'brick' }).choices.repeat).toBe('brick');
  });

  it.each(REPEATS)('is seamless in a %s repeat', (repeat) => {
    const prompts = ['leopard', 'strawberries and stars'];
    const torn = prompts.filter((prompt) => !draw(prompt, { repeat }).seam.seamless);
    expect(torn).toEqual([]);
  });

  it('draws figures over another pattern', () => {
    expect(draw('strawberries on gingham').choices).toMatchObject({
      motif: 'scatter',
      over: 'gingham',
      subjects: 'strawberry',
    });
  });
});

describe('the words that were not read', () => {
  it.each([
    ['zorblax and qzxv roses', ['zorblax', 'qzxv']],
    ['a beautiful seamless pattern of 12 roses, please', []],
    ['tie-dye', []],
    ['🌹 roses <b>', []],
    ['Roses Qzxv qzxv QZXV', ['qzxv']],
    ['玫瑰 roses', ['玫瑰']],
    ['ikat diamonds', []],
    ['windowpane check', []],
    ['grey pinstripe suiting', []],
    ['memphis 80s pattern', []],
  ])('%s', (prompt, unread) => {
    expect(draw(prompt).unread).toEqual(unread);
  });

  it('tells a pattern that another kept out', () => {
    const { choices, unread } = draw('leopard houndstooth');
    expect(['leopard', 'houndstooth']).toContain(choices.motif);
    expect(unread).toHaveLength(1);
  });

  it('draws something for a prompt of which it knows nothing, and says so', () => {
    const { choices, unread } = draw('qzxv');
    expect(choices.motif).toBe('floral');
    expect(unread).toEqual(['qzxv']);
  });
});
