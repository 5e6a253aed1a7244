import { expectGolden } from '../../testing/expect-golden.ts';
import { reduced } from '../../testing/reduced.ts';
import { imageToFlatlayKind } from '../image-to-flatlay.ts';
import { keptPhoto } from './kept-photo.ts';

/** The kept photo, the words of the garment in it, and the picture of a run. */
export type FlatLayOrder = readonly [photo: string, prompt: string, variant: number];

const SIZE = { width: 384, height: 512 };
const SMALL = { width: 144, height: 192 };

/** The flat-lay of a garment looks as it did. */
export async function expectFlatLay([photo, prompt, variant]: FlatLayOrder): Promise<void> {
  const drawn = await imageToFlatlayKind(
    {
      kind: 'image-to-flatlay',
      prompt,
      instruction: '',
      size: SIZE,
      images: { source: await keptPhoto(photo) },
      settings: {},
    },
    { seed: 5, variant },
  );
  await expectGolden(`flat-lay-${prompt}`, await reduced(drawn, SMALL));
}
