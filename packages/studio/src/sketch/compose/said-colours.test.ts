import { describe, expect, it } from 'vitest';
import { toLch } from '../../core/colour.ts';
import { createSketch } from '../create-sketch.ts';

/** Colours of the regions of a part, of a garment or of the figure. */
function coloursOf(
  prompt: string,
  isMeant: (region: { part: string; garment?: string }) => boolean,
) {
  const { scene } = createSketch({ prompt, seed: 1, variant: 0 });
  return scene.operations.flatMap((one) =>
    one.op === 'region' && isMeant(one) ? [one.colour] : [],
  );
}

const isHair = ({ part }: { part: string }) => part === 'hair' || part === 'beard';

describe('a colour said of a beard', () => {
  it('is that of the beard and of no garment', () => {
    const prompt = 'old man with a white beard in a green tweed suit';
    const [beard] = coloursOf(prompt, ({ part }) => part === 'beard');
    expect(toLch(beard)[0]).toBeGreaterThan(0.8);
    const [jacket] = coloursOf(prompt, ({ garment }) => garment === 'blazer');
    expect(toLch(jacket)[1]).toBeGreaterThan(0.05);
  });
});

describe('hair', () => {
  it('is white, or dyed, where that is said', () => {
    const chromaOf = (colour: string) => {
      const [hair] = coloursOf(`woman with ${colour} hair in a grey coat`, isHair);
      return toLch(hair)[1];
    };
    expect(chromaOf('white')).toBeLessThan(0.04);
    expect(chromaOf('pink')).toBeGreaterThan(0.06);
  });
});

describe('denim', () => {
  it.each(['pink', 'yellow', 'red', 'olive'])('is dyed where it is asked for in %s', (colour) => {
    const [cotton] = coloursOf(
      `${colour} cotton trousers`,
      ({ garment }) => garment === 'trousers',
    );
    const [denim] = coloursOf(`${colour} jeans`, ({ garment }) => garment === 'jeans');
    const apart = Math.abs(toLch(cotton)[2] - toLch(denim)[2]);
    expect(Math.min(apart, 2 * Math.PI - apart)).toBeLessThan(0.25);
  });
});

describe('a sash', () => {
  it('has its bow in its own colour', () => {
    const prompt = 'sky blue dress with an orange sash tied in a bow';
    const bows = coloursOf(prompt, ({ part }) => part.startsWith('waist bow'));
    const [sash] = coloursOf(prompt, ({ part }) => part === 'belt');
    for (const bow of bows) expect(bow).toBe(sash);
  });
});
