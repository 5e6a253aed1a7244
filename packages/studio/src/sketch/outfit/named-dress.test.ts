import { describe, expect, it, test } from 'vitest';
import type { Region } from '../../core/scene/scene.ts';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 3, variant });

const wornIn = (prompt: string) => Object.values(draw(prompt).choices).join(' | ');

const coloursOf = (prompt: string, part: RegExp) => [
  ...new Set(
    draw(prompt)
      .scene.operations.filter(
        (one): one is Region => one.op === 'region' && one.class === 'garment',
      )
      .flatMap((one) => (part.test(one.part) ? [one.colour] : [])),
  ),
];

describe('dress of regions and of trades', () => {
  it.each([
    ['mongolian deel in sky blue, orange sash', /side-robe.*collar mandarin.*waist sash/],
    ['tibetan chuba in brown wool', /side-robe/],
    ['man in a fustanella and a white shirt', /kilt/],
    ['georgian chokha in burgundy, rows of cartridge tubes', /chokha/],
    ['white huipil and an indigo skirt', /tunic.*sleeve short.*embroidery/],
    ['kebaya of mint lace', /blouse.*neckline v.*sarong/],
    ['flamenco dress in red', /dress, silhouette mermaid.*ruffle/],
    ['guayabera and white trousers', /shirt.*sleeve short.*pintucks/],
    ['vyshyvanka and a red skirt', /blouse.*embroidery/],
    ['nurse scrubs in teal', /scrub-top.*trousers/],
    ["chef's jacket and grey trousers", /jacket.*collar mandarin.*double-breasted/],
    ['bellhop jacket and black trousers', /jacket, length waist.*double-breasted/],
    ['shirtwaist in rust', /shirt-dress.*waist belt/],
    ['navy jodhpurs and a white shirt', /jodhpurs/],
    ['running singlet and black shorts', /top.*neckline scoop/],
    ['shorts suit in red', /blazer.*shorts/],
  ])('is drawn as what its name stands for: %s', (prompt, worn) => {
    expect(wornIn(prompt)).toMatch(worn);
  });

  it.each([
    ['dirndl: forest green bodice, white blouse, navy apron', /^sleeve/, '#fbfaf6'],
    ['dirndl: forest green bodice, white blouse, navy apron', /^apron/, '#1b2c50'],
    ['ao dai in lemon silk over navy trousers', /^leg (left|right)$/, '#1b2c50'],
  ])('has parts of their own colours: %s', (prompt, part, colour) => {
    expect(draw(prompt).unread).toEqual([]);
    expect(coloursOf(prompt, part)).toEqual([colour]);
  });

  it('gives a set that is no suit cloths of their own', () => {
    const [blouse, sarong] = ['blouse', 'sarong'].map((id) =>
      draw('kebaya in mint green, brown sarong').scene.operations.flatMap((one) =>
        one.op === 'region' && one.garment === id ? [one.colour] : [],
      ),
    );
    expect(blouse.some((colour) => sarong.includes(colour))).toBe(false);
  });
});

describe('what is worn over and below', () => {
  it('is an apron over a jacket', () => {
    const { choices, unread } = draw("chef's jacket and a navy striped apron");
    expect(choices.outer).toMatch(/^jacket/);
    expect(choices['outer 2']).toMatch(/^apron/);
    expect(unread).toEqual([]);
  });

  it('is a roll neck under an overshirt that is buttoned', () => {
    const prompt = 'mens overshirt with six buttons over a cream roll neck';
    const regions = draw(prompt).scene.operations.filter((one) => one.op === 'region');
    const shirt = regions.findLastIndex(
      ({ garment, part }) => garment === 'shirt' && /^(front|bodice)/.test(part),
    );
    const knit = regions.findIndex(
      ({ garment, part }) => garment === 'knit' && part.startsWith('bodice'),
    );
    expect(knit).toBeGreaterThanOrEqual(0);
    expect(shirt).toBeGreaterThan(knit);
    expect(draw(prompt).unread).toEqual([]);
  });
});

test.each([
  'blue shirt knotted at the waist and a yellow skirt',
  'rust dress with square shoulders',
  'paperbag waist shorts in stone linen with a tie belt',
  'slate overshirt with two chest pockets with flaps',
  'satin robe in plum over a white slip dress, feathers at the cuffs',
  'flapper dress in peach with a silver beaded fringe hem',
  'knit dress in chocolate with a side slit',
  'sheath dress in navy with a slit',
])('a detail is drawn and read: %s', (prompt) => {
  expect(draw(prompt).unread).toEqual([]);
});

test('a matching garment has the colour of the other', () => {
  const prompt = 'plum robe over a matching slip dress';
  const slip = draw(prompt).scene.operations.flatMap((one) =>
    one.op === 'region' && one.garment === 'slip-dress' ? [one.colour] : [],
  );
  const robe = new Set(
    draw(prompt).scene.operations.flatMap((one) =>
      one.op === 'region' && one.garment === 'kimono' ? [one.colour] : [],
    ),
  );
  expect(slip.some((colour) => robe.has(colour))).toBe(true);
  expect(draw(prompt).unread).toEqual([]);
});

test('a garment that is named twice takes what is said of it both times', () => {
  expect(draw('man in a fustanella, white pleated kilt').unread).toEqual([]);
});

test('a view that nobody draws is told', () => {
  expect(draw('red coat, side view').unread).toEqual(['side', 'view']);
});

test('a drawing without shading has none', () => {
  const shaded = (prompt: string) =>
    draw(prompt).scene.operations.some((one) => one.op === 'region' && one.shade.length > 0);
  expect(shaded('technical flat, olive cargo pants, front plus back')).toBe(true);
  expect(shaded('technical flat, olive cargo pants, front plus back, no shading')).toBe(false);
});
