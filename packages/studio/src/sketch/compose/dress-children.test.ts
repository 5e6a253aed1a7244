import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 5, variant });

const wornBy = ({ choices }: ReturnType<typeof draw>) =>
  ['full', 'upper', 'lower', 'outer', 'outer 2', 'upper 2']
    .flatMap((place) => choices[place] ?? [])
    .join('; ');

/** Every value that a child must not have, and every garment, are in child-rules.draw.test.ts. */
describe('what a child is asked to wear', () => {
  it.each([
    ['a plunging dress', "girl's plunging dress", /neckline plunge/],
    ['a strapless dress', "girl's strapless dress", /neckline strapless/],
    ['a corset', "girl's corset dress", /waist corset/],
    ['a mini skirt', "girl's mini skirt", /length (mini|micro)/],
    ['a cropped t-shirt', "girl's cropped t-shirt", /length cropped/],
    ['cut-outs', 'teenage girl in a gown with cut-outs', /cut-out/],
  ])('is never %s', (_, prompt, forbidden) => {
    for (const variant of [0, 3]) expect(wornBy(draw(prompt, variant))).not.toMatch(forbidden);
  });

  it('has no heel, and says so', () => {
    const { scene, unread } = draw("girl's party dress and stilettos");
    const parts = scene.operations.flatMap((one) => (one.op === 'region' ? [one.part] : []));
    expect(parts).not.toContain('heel');
    expect(unread).toContain('stilettos');
  });

  it.each(['girl in a bikini', 'teen woman in a bikini', 'woman aged 15 in a swimsuit'])(
    'is drawn without a child in it: %s',
    (prompt) => {
      const { scene, finish } = draw(prompt);
      expect(finish).toBe('flat');
      const classes = scene.operations.flatMap((one) => (one.op === 'region' ? [one.class] : []));
      expect(classes.filter((one) => one !== 'garment' && one !== 'accessory')).toEqual([]);
    },
  );
});
