import { it } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import { createPattern } from '../pattern/create-pattern.ts';
import { expectGolden } from '../testing/expect-golden.ts';
import { patternToImageKind } from './pattern-to-image.ts';

/**
 * Garment and pattern: fronts with collars, pleats, legs, gathers, a knit, a see-through; a set of
 * two, parts of another cloth, a band in a loop.
 */
const ORDERS = [
  ['shirt, long sleeves', 'blue gingham'],
  ['pleated midi skirt', 'green and navy tartan'],
  ['wide leg trousers', 'pinstripe'],
  ['tiered dress with puff sleeves', 'leopard print'],
  ['turtleneck sweater', 'argyle'],
  ['lace gown, sweetheart', 'polka dots retro'],
  ['double breasted velvet blazer', 'burgundy damask'],
  ['pyjamas with a navy collar', 'blue gingham'],
  ['backpack with leather straps and a gold zip', 'leopard print'],
  ['bow tie', 'polka dots retro'],
] as const;

const SIZE = { width: 192, height: 256 };
/** Collar, cuff, waist and a part of a hem: what is kept of each. */
const MIDDLE = { left: 40, top: 24, width: 80, height: 112 };

it.each(ORDERS)('%s of %s looks as it did', async (prompt, pattern) => {
  const { data: tile, sizePx } = createPattern({
    prompt: pattern,
    seed: 1,
    variant: 0,
    sizePx: 256,
  });
  const source = await encodePng({ data: tile, width: sizePx, height: sizePx });
  const brief = {
    kind: 'pattern-to-image',
    prompt,
    instruction: '',
    size: SIZE,
    images: { source },
    settings: {},
  } as const;
  const { data } = await patternToImageKind(brief, { seed: 1, variant: 0 });
  await expectGolden(`cloth-${prompt}`, { data, ...SIZE }, MIDDLE);
});
