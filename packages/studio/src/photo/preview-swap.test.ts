import type { FitDoubt } from '@toile/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { previewSwapKind } from './preview-swap.ts';
import { keptMask, keptPhoto } from './testing/kept-photo.ts';

const DRAW = { seed: 5, variant: 0 };

type Order = { figure: string; worn?: string; flatLay: string };

async function preview({ figure, worn, flatLay }: Order) {
  const target = await keptPhoto(figure);
  const mask = await keptMask(figure, worn);
  const drawn = await previewSwapKind(
    {
      kind: 'preview-swap',
      prompt: '',
      size: { width: 768, height: 1024 },
      images: { target, source: await keptPhoto(flatLay), mask },
      settings: {},
    },
    DRAW,
  );
  return { drawn, target };
}

describe('the preview of a swap', () => {
  test('is small, in the shape of the photo', async () => {
    const { drawn, target } = await preview({
      figure: 'trousers',
      worn: 'knit',
      flatLay: 'flat-t-shirt',
    });
    const { width, height } = await sharp(target).metadata();
    expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(512);
    expect(drawn.width / drawn.height).toBeCloseTo(width / height, 2);
    expect(drawn.data).toHaveLength(drawn.width * drawn.height * 4);
  });

  test.each<Order & { doubt: FitDoubt }>([
    { figure: 'trousers', worn: 'knit', flatLay: 'flat-skirt', doubt: 'lower-on-top' },
    { figure: 'trousers', worn: 'knit', flatLay: 'flat-dress', doubt: 'longer-than-mark' },
    { figure: 'shorts', worn: 'shorts', flatLay: 'flat-t-shirt', doubt: 'top-on-lower' },
    { figure: 'dress', worn: 'dress', flatLay: 'flat-t-shirt', doubt: 'shorter-than-mark' },
  ])('of $flatLay on $figure doubts: $doubt', async ({ doubt, ...order }) => {
    const { drawn } = await preview(order);
    expect(drawn.doubts).toContain(doubt);
  });

  test('of a garment that belongs there doubts neither place nor length', async () => {
    const orders = [
      { figure: 'trousers', worn: 'knit', flatLay: 'flat-shirt' },
      { figure: 'dress', worn: 'dress', flatLay: 'flat-dress' },
      { figure: 'shorts', worn: 'shorts', flatLay: 'flat-skirt' },
    ];
    const ofPlace = /lower-on-top|top-on-lower|longer|shorter|unclear/;
    for (const order of orders) {
      const { drawn } = await preview(order);
      expect(drawn.doubts?.filter((doubt) => ofPlace.test(doubt))).toEqual([]);
    }
  });
});
