import type { PhotoPart } from '@toile/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoPartsKind } from './photo-parts.ts';
import { drawFigurePhoto, type FigurePhoto } from './testing/draw-figure-photo.ts';
import { overlap } from './testing/overlap.ts';

const DRAW = { seed: 0, variant: 0 };

let figure: FigurePhoto;
beforeAll(async () => {
  figure = await drawFigurePhoto('yellow t-shirt with denim shorts', { seed: 3, variant: 1 });
});

const answer = async (part?: PhotoPart) =>
  photoPartsKind(
    {
      kind: 'photo-parts',
      prompt: '',
      size: { width: 0, height: 0 },
      images: { target: figure.png },
      settings: part ? { part } : {},
    },
    DRAW,
  );

describe('photoPartsKind', () => {
  it('lists what a figure wears, everything first', async () => {
    const { parts, width } = await answer();
    expect(parts?.[0]).toBe('subject');
    expect(parts).toEqual(expect.arrayContaining(['top', 'trousers', 'skin', 'hair', 'shoes']));
    expect(width).toBe(1);
  });

  it.each([
    ['subject', () => true, 0.9],
    ['trousers', (region: { garment?: string }) => region.garment === 'shorts', 0.8],
  ] as const)('selects by name: %s', async (part, isMeant, least) => {
    const { data } = await answer(part);
    const truth = figure.truth(isMeant);
    const mask = Uint8Array.from(truth, (_, i) => (data[i * 4 + 3] > 0 ? 1 : 0));
    expect(overlap(mask, truth)).toBeGreaterThan(least);
  });

  it('refuses a part that is not there', async () => {
    await expect(answer('hat')).rejects.toMatchObject({ reason: 'no-part' });
  });
});
