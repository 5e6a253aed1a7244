import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../core/scene/bounds.ts';
import type { Region } from '../../core/scene/scene.ts';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 3, variant });

function regionsOf(prompt: string, part: string): Region[] {
  return draw(prompt).scene.operations.filter(
    (one): one is Region => one.op === 'region' && one.part === part,
  );
}

const topOf = (regions: readonly Region[]) =>
  Math.min(...regions.map(({ outlines }) => boundsOf(outlines).top));

describe('where a thing is that is worn or carried', () => {
  it.each([
    'ao dai in lemon silk, conical straw hat held in one hand',
    'man in a linen suit, panama hat in his hand',
    'woman in a red dress holding a straw hat',
  ])('is the hand for a hat that is held: %s', (prompt) => {
    const [face] = regionsOf(prompt, 'face');
    const { bottom } = boundsOf(face.outlines);
    expect(topOf(regionsOf(prompt, 'hat'))).toBeGreaterThan(bottom);
    expect(draw(prompt).unread).toEqual([]);
  });

  it('is the head else', () => {
    const prompt = 'woman in a red dress and a straw hat';
    expect(topOf(regionsOf(prompt, 'hat'))).toBeLessThan(topOf(regionsOf(prompt, 'face')));
  });

  it.each([
    'denim shirt and white jeans, sunglasses on her head',
    'leather corset, goggles pushed up on the forehead',
    'linen dress, sunglasses on top of her head',
  ])('is above the eyes for glasses that are pushed up: %s', (prompt) => {
    const worn = prompt.replace(/ (?:on|pushed).*/, '');
    expect(topOf(regionsOf(prompt, 'lens'))).toBeLessThan(topOf(regionsOf(worn, 'lens')) - 10);
    expect(draw(prompt).unread).toEqual([]);
  });

  it.each([
    'girl in a lilac dress, big bow in her hair',
    'yellow dress, hair in low bun with a jasmine flower',
    'white blouse, hibiscus in her hair',
  ])('is the hair: %s', (prompt) => {
    expect(draw(prompt).unread).toEqual([]);
  });

  it('is told where the thing cannot be there', () => {
    expect(draw('red dress, gloves on her forehead').unread).toEqual(['forehead']);
  });
});
