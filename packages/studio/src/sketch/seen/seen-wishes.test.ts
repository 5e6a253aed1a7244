import { describe, expect, test } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 1, variant });
const run = (prompt: string) => [0, 1, 2, 3].map((variant) => draw(prompt, variant));

describe('a wish that the picture does not show is listed', () => {
  test.each([
    ['woman from behind, gown with covered buttons', 'buttons'],
    ['floor length ball gown and knee socks', 'socks'],
    ['wide leg floor length trousers with green tights', 'tights'],
    ['line-up of a coat, a skirt suit and a jumpsuit', 'jumpsuit'],
    ['mother and daughter in coral dresses', 'mother'],
  ])('%s: %s', (prompt, word) => {
    expect(run(prompt).some(({ unread }) => unread.includes(word))).toBe(true);
  });

  test('and is not claimed', () => {
    for (const { choices } of run('woman from behind, gown with covered buttons')) {
      expect(choices.full).not.toContain('buttons');
    }
  });
});

describe('colours stay on what they are said of', () => {
  const coloursOf = (prompt: string, part: RegExp) =>
    draw(prompt).scene.operations.flatMap((one) =>
      one.op === 'region' && part.test(`${one.garment ?? one.class} ${one.part}`)
        ? [one.colour]
        : [],
    );

  test.each([
    ['hanbok: jade jeogori, coral chima', /hanbok skirt$/, '#f27a6a'],
    ['black hoodie, orange drawstrings', /hoodie cord$/, '#ec8232'],
    ['navy pea coat with gold buttons', /pea-coat buttons$/, '#c9a04a'],
    ['tuxedo: white jacket, black trousers', /^trousers leg left$/, '#17171a'],
    ['navy joggers with a white side stripe', /joggers side stripe$/, '#fbfaf6'],
  ])('%s', (prompt, part, colour) => {
    const found = coloursOf(prompt, part);
    expect(found).toContain(colour);
    expect(draw(prompt).unread).toEqual([]);
  });

  test('a lining shows in the turned edge of a cape', () => {
    const prompt = 'grey wool cape, scarlet lining';
    expect(coloursOf(prompt, /cape inside$/).length).toBeGreaterThan(0);
    expect(draw(prompt).unread).toEqual([]);
  });

  test('leg warmers are grey, the skirt is not', () => {
    const prompt = 'blush cardigan, tulle skirt, leg warmers in grey';
    expect(coloursOf(prompt, /leg warmer/)).toContain('#8c8e92');
    expect(coloursOf(prompt, /tutu/)).not.toContain('#8c8e92');
  });
});

describe('a prompt about shoes', () => {
  test('shows the pair, and nobody dressed', () => {
    for (const { scene, choices } of run('platform sandals, raspberry')) {
      expect(choices.shoes).toBeDefined();
      expect(scene.operations.some((one) => one.op === 'region' && one.class === 'garment')).toBe(
        false,
      );
    }
  });
});
