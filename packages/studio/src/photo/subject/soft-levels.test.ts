import { featherLevels } from '@toile/raster';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readMask } from './read-mask.ts';

const SIZE = { width: 120, height: 120 };

/** A disc of levels 0–255 with one pixel between at its edge, as canvases draw it. */
const DISC = Uint8Array.from({ length: 14_400 }, (_, i) => {
  const away = Math.hypot((i % 120) - 60, Math.floor(i / 120) - 60);
  return Math.round(255 * Math.min(1, Math.max(0, 40.5 - away)));
});

/** The levels as the alpha of an orange picture, at most so opaque. */
function asAlpha(levels: Uint8Array, most = 255): Promise<Buffer> {
  const data = Uint8Array.from({ length: levels.length * 4 }, (_, i) =>
    i % 4 === 3 ? Math.round((levels[i >> 2] * most) / 255) : [245, 165, 0][i % 4],
  );
  return sharp(data, { raw: { ...SIZE, channels: 4 } })
    .png()
    .toBuffer();
}

const asGrey = (levels: Uint8Array): Promise<Buffer> =>
  sharp(levels, { raw: { ...SIZE, channels: 1 } })
    .png()
    .toBuffer();

describe('a mask with a soft edge', () => {
  const soft = featherLevels(DISC, SIZE, 6);

  test.each([
    ['opaque', () => asAlpha(soft)],
    ['half see-through', () => asAlpha(soft, 125)],
    ['white on black', () => asGrey(soft)],
  ])('keeps it: %s', async (_, png) => {
    const { levels, inside } = await readMask(await png());
    if (!levels) throw new Error('The edge is soft');
    const apart = levels.reduce((most, level, i) => Math.max(most, Math.abs(level - soft[i])), 0);
    expect(apart).toBeLessThanOrEqual(2);
    // All that is selected in part may change.
    expect(inside.every((on, i) => (on === 1) === levels[i] > 8)).toBe(true);
  });

  test.each([
    ['opaque', () => asAlpha(DISC)],
    ['half see-through', () => asAlpha(DISC, 125)],
    ['white on black', () => asGrey(DISC)],
  ])('is told from a firm one: %s', async (_, png) => {
    expect((await readMask(await png())).levels).toBeUndefined();
  });
});
