import { describe, expect, it } from 'vitest';
import type { Region } from '../../core/scene/scene.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 1, variant: 0 }).scene.operations;

const regionsOf = (prompt: string): Region[] => draw(prompt).filter((one) => one.op === 'region');

const coloursOf = (prompt: string) => [...new Set(regionsOf(prompt).map(({ colour }) => colour))];

const WHITE = '#ffffff';

describe('a technical flat', () => {
  it.each([
    'technical flat of a denim jacket',
    'flat sketch of a tuxedo',
    'technical flat of a bomber jacket with ribbed cuffs and a sleeve zip pocket',
    'technical flat of a leopard print shirt',
  ])('is black line on white where no colour is named: %s', (prompt) => {
    expect(coloursOf(prompt)).toEqual([WHITE]);
    expect(regionsOf(prompt).every(({ shade, depth }) => shade.length + depth.length === 0)).toBe(
      true,
    );
    const dyed = draw(prompt).filter((one) => one.op === 'stroke' && one.colour !== undefined);
    expect(dyed).toEqual([]);
  });

  it('has a colour where one is named, on that part alone', () => {
    expect(coloursOf('technical flat of a pleated dress with a red sash')).toEqual(
      expect.arrayContaining([WHITE, COLOUR_NAMES.red]),
    );
    const { red } = COLOUR_NAMES;
    const dyed = regionsOf('technical flat of a shirt with a red collar').filter(
      ({ colour }) => colour === red,
    );
    expect(dyed.every(({ part }) => part.startsWith('collar'))).toBe(true);
    expect(dyed.length).toBeGreaterThan(0);
  });

  it('has coloured stitches where their colour is named', () => {
    const stitches = draw('technical flat of a denim jacket with orange topstitching').flatMap(
      (one) => (one.op === 'stroke' && one.colour !== undefined ? [one.colour] : []),
    );
    expect(new Set(stitches)).toEqual(new Set([COLOUR_NAMES.orange]));
    expect(coloursOf('technical flat of a denim jacket with topstitching in orange')).toEqual([
      WHITE,
    ]);
  });

  it('is in its colours where a garment has one', () => {
    expect(coloursOf('technical flat of a navy coat')).toContain(COLOUR_NAMES.navy);
  });

  it('of a child is in colour where nobody asked for a flat', () => {
    expect(coloursOf("girl's swimsuit")).not.toEqual([WHITE]);
  });

  it('shows cloth without the folds that an arm makes', () => {
    const folds = draw('technical flat of a t-shirt').filter(
      (one) => one.op === 'stroke' && one.role === 'fold',
    );
    expect(folds).toEqual([]);
  });
});
