import { TECH_PACK_MEASURES, type TechPackGarment, techPackSchema } from '@toile/contract';
import { expect, test } from 'vitest';
import { createSketch } from '../create-sketch.ts';
import { specifySketch } from './specify-sketch.ts';

const specify = (prompt: string) => specifySketch({ prompt, seed: 1, variant: 0 });
const only = (prompt: string): TechPackGarment => {
  const [garment] = specify(prompt).garments;
  if (!garment) throw new Error(`No garment in ${prompt}`);
  return garment;
};
const calledIn = ({ callouts }: TechPackGarment) =>
  callouts.map(({ group, value }) => `${group} ${value}`);
/** Centimetres of a point of measure in the base size. */
const baseOf = ({ measures, baseSize }: TechPackGarment, id: string) =>
  measures.find((one) => one.id === id)?.cm[baseSize] ?? Number.NaN;

test('a shirt dress with buttons and a belt has them, and no others', () => {
  const dress = only('technical flat of a cotton shirt dress with buttons and a belt');
  expect(dress).toMatchObject({ garment: 'shirt-dress', body: 'woman', isPicture: true });
  expect(calledIn(dress)).toEqual(
    expect.arrayContaining(['collar shirt', 'closure buttons', 'waist belt', 'part hem']),
  );
  expect(calledIn(dress).filter((one) => one.startsWith('detail'))).toEqual([]);
  expect(dress.trims.map(({ id }) => id)).toEqual(['button', 'buckle']);
  expect(dress.cloths).toEqual([{ fabric: 'cotton', uses: ['main'], isNamed: true }]);
  expect(dress.colours).toEqual([]);
  expect(dress.print).toBeUndefined();
});

test('its measures are those of a dress, and grade where the size table tells how', () => {
  const dress = only('technical flat of a cotton shirt dress with buttons and a belt');
  const { sizes, baseSize, measures } = dress;
  expect(sizes[baseSize]).toBe('38');
  expect(baseOf(dress, 'length')).toBeGreaterThan(100);
  expect(baseOf(dress, 'length')).toBeLessThan(145);
  // At least the body's half girth of 44 cm and the ease of woven cloth.
  expect(baseOf(dress, 'chest')).toBeGreaterThanOrEqual(46);
  expect(baseOf(dress, 'waist')).toBeLessThan(baseOf(dress, 'hip'));
  expect(baseOf(dress, 'hem')).toBeGreaterThan(baseOf(dress, 'hip'));
  const filledOf = (from: 'drawing' | 'size-table') =>
    measures
      .filter(({ source }) => source === from)
      .map(({ cm }) => cm.filter((one) => one !== null));
  expect(filledOf('drawing').every(({ length }) => length === 1)).toBe(true);
  for (const filled of filledOf('size-table')) {
    expect(filled).toEqual(filled.toSorted((a, b) => a - b));
  }
});

test('a trench has its epaulettes and its storm flap, in the colours of the picture', () => {
  const [trench, trousers] = specify('beige trench coat over black trousers').garments;
  if (!trench || !trousers) throw new Error('A garment is missing');
  expect(calledIn(trench)).toEqual(
    expect.arrayContaining(['detail epaulettes', 'detail storm-flap', 'detail pockets']),
  );
  expect(trench.isPicture).toBe(false);
  expect(trench.colours[0]).toMatchObject({ name: 'beige', uses: ['main'] });
  expect(trousers.garment).toBe('trousers');
  expect(trousers.colours[0]?.uses).toEqual(['main']);
  expect(baseOf(trousers, 'inseam') + baseOf(trousers, 'front-rise')).toBeCloseTo(
    baseOf(trousers, 'outseam'),
    -1,
  );
});

test('trousers with a side stripe have one', () => {
  const striped = only('technical flat of wide trousers with a side stripe');
  expect(calledIn(striped)).toContain('detail side-stripe');
  expect(calledIn(only('technical flat of wide trousers'))).not.toContain('detail side-stripe');
  expect(baseOf(striped, 'leg-opening')).toBeGreaterThan(baseOf(striped, 'thigh'));
});

test('two garments of a flat are specified apart', () => {
  const { garments } = specify('flat of a blazer and pencil skirt');
  expect(garments.map(({ garment, isPicture }) => [garment, isPicture])).toEqual([
    ['blazer', false],
    ['skirt', false],
  ]);
  const [blazer, skirt] = garments;
  expect(skirt?.measures.map(({ id }) => id)).toContain('skirt-length');
  expect(blazer?.measures.map(({ id }) => id)).toContain('sleeve');
});

test('a detail that is not drawn is not told', () => {
  const hoodie = only('technical flat of a hoodie');
  const choices = createSketch({
    prompt: 'technical flat of a hoodie',
    seed: 1,
    variant: 0,
  }).choices;
  expect(choices.upper).toContain('pockets');
  expect(calledIn(hoodie)).not.toContain('detail pockets');
});

test('callouts and measures lie on their views', () => {
  for (const garment of specify('a boy in a denim jacket and cargo trousers').garments) {
    const { views, callouts, measures, body } = garment;
    expect(body).toBe('boy');
    const places = [
      ...callouts.map(({ view, at }) => ({ view, at })),
      ...measures.flatMap(({ view, from, to }) => [from, to].map((at) => ({ view, at }))),
    ];
    for (const { view, at } of places) {
      const { x, y, width, height } = views[view];
      expect(at[0]).toBeGreaterThanOrEqual(x);
      expect(at[0]).toBeLessThanOrEqual(x + width);
      expect(at[1]).toBeGreaterThanOrEqual(y);
      expect(at[1]).toBeLessThanOrEqual(y + height);
    }
  }
});

test('people of a line-up have theirs each, a bag has none, and the answer fits its schema', () => {
  const { garments, choices } = specify('two women, one in a red coat, one in a green dress');
  expect(garments.map(({ garment }) => garment)).toEqual(expect.arrayContaining(['coat', 'dress']));
  expect(choices).toEqual({});
  expect(specify('tan leather satchel').garments).toEqual([]);
  expect(techPackSchema.parse({ garments }).garments).toEqual(garments);
});

test('the choices are those of the picture', () => {
  const order = { prompt: 'linen suit', seed: 5, variant: 2 };
  expect(createSketch(order).choices).toMatchObject(specifySketch(order).choices);
});

test('points of measure stand in the order of the table', () => {
  for (const { measures } of specify('flat of a blazer and pencil skirt').garments) {
    const ids = new Set(measures.map(({ id }) => id));
    expect(ids.size).toBe(measures.length);
    expect([...ids].every((id) => TECH_PACK_MEASURES.includes(id))).toBe(true);
  }
});
