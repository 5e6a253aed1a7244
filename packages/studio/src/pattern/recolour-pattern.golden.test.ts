import { it } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import { expectGolden } from '../testing/expect-golden.ts';
import { createPattern } from './create-pattern.ts';
import { recolourKind } from './recolour-pattern.ts';

const SIZE = { width: 256, height: 256 };
const MIDDLE = { left: 64, top: 64, width: 128, height: 128 };

it('a recoloured pattern looks as it did', async () => {
  const { data } = createPattern({
    prompt: 'indigo ikat on cream, half drop',
    seed: 1,
    variant: 0,
    sizePx: SIZE.width,
  });
  const drawn = await recolourKind(
    {
      kind: 'recolour-pattern',
      prompt: '',
      instruction: '',
      size: SIZE,
      images: { origin: await encodePng({ data, ...SIZE }) },
      settings: { recolouring: { palette: ['#205040', '#f4d9c0'] } },
    },
    { seed: 1, variant: 0 },
  );
  await expectGolden('recolour-ikat', drawn, MIDDLE);
});
