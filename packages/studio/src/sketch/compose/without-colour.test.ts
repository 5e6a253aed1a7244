import { describe, expect, it } from 'vitest';
import { toLch } from '../../core/colour.ts';
import { drawSketch } from '../draw-sketch.ts';

const draw = (prompt: string) => drawSketch({ prompt, seed: 5, variant: 0 });

/** The strongest colour of a picture, as chroma of OKLCh. */
const chromaOf = (prompt: string) =>
  Math.max(...draw(prompt).scene.operations.map(({ colour }) => (colour ? toLch(colour)[1] : 0)));

describe('a drawing without colour', () => {
  it.each([
    'line art of a red ball gown',
    'technical flat of a bomber jacket, black line only',
    'black and white sketch of a striped suit',
    'line drawing of two women in red gowns',
  ])('has none: %s', (prompt) => {
    expect(chromaOf(prompt)).toBeLessThan(0.02);
  });

  it('has colours where the words are those of cloth', () => {
    expect(chromaOf('ink drawing of a green gown')).toBeGreaterThan(0.05);
    expect(draw('black and white checkerboard coat').unread).toEqual([]);
  });
});
