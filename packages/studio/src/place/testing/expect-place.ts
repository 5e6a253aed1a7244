import { keptMask, keptPhoto } from '../../photo/testing/kept-photo.ts';
import { expectGolden } from '../../testing/expect-golden.ts';
import { reduced } from '../../testing/reduced.ts';
import { createBackgroundKind } from '../create-background.ts';
import type { Scene } from '../stage.ts';

/** The size of the product: nearer to a sketch's, far layers and ground would not meet. */
const SIZE = { width: 768, height: 1024 };
const SMALL = { width: 120, height: 160 };
/** Feet and the ground about them, at full size. */
const FEET = { left: 344, top: 866, width: 72, height: 80 };

/** Draws a kept figure in a place: all of it reduced, and the ground at its feet, look as they did. */
export async function expectPlace({ id, words }: Scene): Promise<void> {
  const [word] = Object.entries(words).toSorted((a, b) => b[1] - a[1])[0];
  const figure = 'trousers';
  const drawn = await createBackgroundKind(
    {
      kind: 'create-background',
      prompt: word,
      instruction: '',
      size: SIZE,
      images: { target: await keptPhoto(figure), mask: await keptMask(figure) },
      settings: {},
    },
    { seed: 3, variant: 0 },
  );
  await expectGolden(`place-${id}`, await reduced(drawn, SMALL));
  await expectGolden(`place-${id}-feet`, drawn, FEET);
}
