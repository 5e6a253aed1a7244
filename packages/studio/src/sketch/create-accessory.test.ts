import { describe, expect, it } from 'vitest';
import type { Region } from '../core/scene/scene.ts';
import { COLOUR_NAMES } from '../words/colour-names.ts';
import { extentOf } from './compose/extent.ts';
import { createSketch } from './create-sketch.ts';
import { foreseeSketch } from './foresee-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 2, variant });

const regionsOf = (prompt: string): Region[] =>
  draw(prompt).scene.operations.filter((one) => one.op === 'region');

describe('a thing worn or carried that a prompt is about', () => {
  it.each(['a bucket hat', 'black beret', 'tan leather handbag', 'long white gloves', 'umbrella'])(
    'is drawn alone, large and on the page: %s',
    (prompt) => {
      for (const variant of [0, 1, 2, 3]) {
        const { scene, unread, choices } = draw(prompt, variant);
        expect(Object.keys(choices)).toContain('accessory');
        expect(unread).toEqual([]);
        const { left, right, top, bottom } = extentOf(scene);
        expect(Math.max((right - left) / 768, (bottom - top) / 1024)).toBeGreaterThan(0.4);
        expect(Math.min(left, top)).toBeGreaterThan(0);
        expect(right).toBeLessThan(768);
        expect(bottom).toBeLessThan(1024);
      }
      const classes = new Set(regionsOf(prompt).map((one) => one.class));
      expect([...classes]).toEqual(['accessory']);
    },
  );

  it('has the colour that is said of it', () => {
    const colours = regionsOf('a red beret').map(({ colour }) => colour);
    expect(colours).toContain(COLOUR_NAMES.red);
  });

  it('takes no colour of a detail that it is drawn without', () => {
    const prompt = 'leather tote bag with brass buckles';
    expect(regionsOf(prompt).map(({ colour }) => colour)).not.toContain(COLOUR_NAMES.brass);
    expect(draw(prompt).unread).toEqual(['brass', 'buckles']);
  });

  it('is alone with what comes with it, which is told', () => {
    const prompt = 'wide-brim sun hat with a polka dot scarf band';
    expect(draw(prompt).choices.accessory).toBe('straw-hat');
    expect(draw(prompt).unread).toEqual(expect.arrayContaining(['polka', 'dot', 'scarf']));
    expect(regionsOf('straw hat and red gloves').map(({ part }) => part)).toContain('face');
  });

  it('is foreseen as it is drawn', () => {
    const order = { prompt: 'leather tote bag with brass buckles', seed: 2, variant: 0 };
    const { reading, unread } = foreseeSketch(order, { isLooked: false });
    expect(unread.map((at) => reading.tokens[at])).toEqual(['brass', 'buckles']);
  });

  it('is worn where the prompt names a person or a garment', () => {
    for (const prompt of ['woman with a bucket hat', 'red dress and a bucket hat']) {
      expect(regionsOf(prompt).map(({ part }) => part)).toContain('face');
    }
  });

  it('is black line on white as a technical flat', () => {
    const colours = regionsOf('technical flat of a bucket hat').map(({ colour }) => colour);
    expect(new Set(colours)).toEqual(new Set(['#ffffff']));
  });
});
