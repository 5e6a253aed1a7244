import { it } from 'vitest';
import { expectGolden } from '../testing/expect-golden.ts';
import { reduced } from '../testing/reduced.ts';
import { generateMaskKind } from './generate-mask.ts';
import { keptPhoto } from './testing/kept-photo.ts';

type Place = [x: number, y: number];

type Marked = { name: string; figure: string; wanted: Place[]; unwanted?: Place[] };

/** Dots on kept figures, as users set them. */
const MARKED: readonly Marked[] = [
  {
    name: 'sleeved top',
    figure: 'trousers',
    wanted: [
      [136, 200],
      [50, 250],
      [220, 250],
    ],
  },
  { name: 'trousers', figure: 'trousers', wanted: [[130, 420]] },
  {
    name: 'dress',
    figure: 'dress',
    wanted: [
      [165, 200],
      [165, 480],
    ],
  },
  {
    name: 'top and skirt',
    figure: 'camisole',
    wanted: [
      [178, 200],
      [160, 430],
    ],
  },
  {
    name: 'figure',
    figure: 'shorts',
    wanted: [
      [96, 60],
      [96, 200],
    ],
  },
  {
    name: 'figure without a skirt',
    figure: 'camisole',
    wanted: [
      [178, 90],
      [178, 200],
    ],
    unwanted: [[160, 430]],
  },
];

it.each(MARKED)(
  'the mask of a $name looks as it did',
  async ({ name, figure, wanted, unwanted }) => {
    const mask = await generateMaskKind(
      {
        kind: 'generate-mask',
        prompt: '',
        instruction: '',
        size: { width: 768, height: 1024 },
        images: { target: await keptPhoto(figure) },
        settings: { maskCoordinates: wanted, unwantedCoordinates: unwanted },
      },
      { seed: 0, variant: 0 },
    );
    await expectGolden(
      `mask-${name}`,
      await reduced(mask, { width: mask.width, height: mask.height }),
    );
  },
);
