import { expect, it, test } from 'vitest';
import { createSketch } from '../create-sketch.ts';
import { planSketch } from '../plan-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 1, variant });

test.each(['pleated skirt with a navy striped breton top', 'sheer black organza blouse'])(
  'words that say one thing are both answered: %s',
  (prompt) => {
    for (const variant of [0, 1]) expect(draw(prompt, variant).unread).toEqual([]);
  },
);

it('lace along the neckline and the hem has the colour that is said of it', () => {
  const { scene } = draw('slip dress in champagne satin with black lace at the neckline and hem');
  const laces = scene.operations.filter((one) => one.op === 'region' && one.part === 'lace trim');
  expect(laces.length).toBeGreaterThanOrEqual(2);
  expect(laces.every((one) => one.op === 'region' && one.colour === '#17171a')).toBe(true);
});

it('a collar that is asked for needs a neckline that can have one', () => {
  for (const variant of [0, 1, 2, 3]) {
    const prompt = 'polka dot swing dress with a white collar';
    const [dress] = planSketch({ prompt, seed: 1, variant }).outfit.pieces;
    expect(dress?.design.collar).not.toBe('none');
  }
});

it('a sweatshirt dress is a knitted dress, in the colour said of it', () => {
  const [dress] = planSketch({ prompt: 'navy sweatshirt dress', seed: 1, variant: 0 }).outfit
    .pieces;
  expect([dress?.garment.id, dress?.colour]).toEqual(['knit-dress', '#1b2c50']);
});

it('sandals have heels on women alone', () => {
  const heelsOf = (who: string) =>
    draw(`${who} in a white linen shirt, olive shorts and brown sandals`).scene.operations.filter(
      (one) => one.op === 'region' && one.part.startsWith('heel'),
    ).length;
  expect(heelsOf('woman')).toBeGreaterThan(0);
  expect([heelsOf('man'), heelsOf('boy'), heelsOf('girl')]).toEqual([0, 0, 0]);
});

it('a trim said of a hat is none of the jacket', () => {
  const prompt = 'wide hat with ostrich feathers, fitted jacket, long skirt';
  const { outfit } = planSketch({ prompt, seed: 1, variant: 0 });
  expect(outfit.pieces.some(({ design }) => design.details.has('feathers'))).toBe(false);
  expect(draw(prompt).unread).toContain('feathers');
});

it('a cloth over one shoulder bares no shoulder of what is worn below', () => {
  const prompt = 'salwar kameez with a dupatta over one shoulder';
  const { outfit } = planSketch({ prompt, seed: 1, variant: 0 });
  expect(outfit.pieces[0]?.design.neckline).not.toBe('one-shoulder');
  expect(draw(prompt).unread).toContain('shoulder');
});

it('a slit up to the thigh shortens no gown', () => {
  const prompt = 'evening gown with a thigh-high slit';
  const [gown] = planSketch({ prompt, seed: 1, variant: 0 }).outfit.pieces;
  expect(gown?.design.length).toMatch(/floor|train/);
  expect(gown?.design.details.has('slit')).toBe(true);
});

it('a headscarf has the colour that is said of it', () => {
  const { scene, unread } = draw('sage hijab, black abaya');
  const scarf = scene.operations.find((one) => one.op === 'region' && one.part === 'hijab');
  const coat = scene.operations.find((one) => one.op === 'region' && one.garment === 'abaya');
  expect(scarf?.colour).not.toBe(coat?.colour);
  expect(unread).toEqual([]);
});
