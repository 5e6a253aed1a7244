import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canProbeLoop, longestHold } from '../../testing/loop-probe.ts';
import { measurePicture, readPicture } from './read-picture.ts';

test.runIf(canProbeLoop())('reading a large picture holds up nobody', async () => {
  const soft = { r: 250, g: 240, b: 220, alpha: 0.5 };
  const create = { width: 5000, height: 5000, channels: 4, background: soft } as const;
  const png = await sharp({ create }).png().toBuffer();
  const address = '://cv.iptc.org/newscodes/digitalsourcetype/';
  const addresses = Buffer.from(address.repeat(Math.floor((13 * 2 ** 20) / address.length)));
  const file = Buffer.concat([png, addresses, Buffer.from('algorithmicMedia ')]);
  let marker: string | undefined;
  /** The longest hold as a part of the time that the reading takes: a slow machine slows both. */
  const readIt = async () => {
    const start = performance.now();
    const holdMs = await longestHold(async () => {
      ({ aiMarker: marker } = await readPicture(await measurePicture('source_image', file)));
    });
    return holdMs / (performance.now() - start);
  };
  expect(Math.min(await readIt(), await readIt())).toBeLessThan(0.25);
  expect(marker).toBe('algorithmicMedia');
});
