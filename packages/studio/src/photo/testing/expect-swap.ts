import sharp from 'sharp';
import { expectGolden } from '../../testing/expect-golden.ts';
import { swapGarmentKind } from '../swap-garment.ts';
import { expectObeyed } from './expect-obeyed.ts';
import { keptMask, keptPhoto } from './kept-photo.ts';

/** A swap: the garments of a kept figure that a flat-lay replaces, in one picture of a run. */
export type Swap = {
  /** A garment is changed for another. */
  name: string;
  figure: string;
  worn: readonly string[];
  flatLay: string;
  variant: number;
  /** Left and top of the part that is kept. */
  at: readonly [number, number];
  /** True where a short garment goes over a long one, whose lower part stays as a skirt. */
  isOverLong?: boolean;
};

const PART = { width: 112, height: 144 };

/** A swap obeys its mask, and changes the part of the photo that is kept as it did. */
export async function expectSwap({
  name,
  figure,
  worn,
  flatLay,
  variant,
  at,
  isOverLong,
}: Swap): Promise<void> {
  const target = await keptPhoto(figure);
  const mask = await maskOf(figure, worn);
  const drawn = await swapGarmentKind(
    {
      kind: 'swap-garment',
      prompt: '',
      instruction: '',
      size: { width: 768, height: 1024 },
      images: { target, source: await keptPhoto(flatLay), mask },
      settings: {},
    },
    { seed: 5, variant },
  );
  await expectObeyed(drawn, { photo: target, mask, isOverLong });
  const [left, top] = at;
  await expectGolden(`swap-${name}`, drawn, { left, top, ...PART });
}

/** The mask of all garments together. */
async function maskOf(figure: string, [first, ...others]: readonly string[]): Promise<Uint8Array> {
  const masks = await Promise.all(others.map((garment) => keptMask(figure, garment)));
  return sharp(await keptMask(figure, first))
    .composite(masks.map((mask) => ({ input: Buffer.from(mask), blend: 'lighten' })))
    .png()
    .toBuffer();
}
