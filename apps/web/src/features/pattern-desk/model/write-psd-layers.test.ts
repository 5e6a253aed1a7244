import { rgbOf } from '@toile/raster';
import { initializeCanvas, readPsd } from 'ag-psd';
import { beforeAll, expect, test } from 'vitest';
import { type Separation, writePsdLayers } from './write-psd-layers.ts';

const INKS = [
  { hex: '#f7edd7', name: 'cream' },
  { hex: '#203060', name: 'navy' },
  { hex: '#c02030', name: '' },
];
const WIDTH = 37;
const HEIGHT = 23;

const separation: Separation = {
  inks: INKS,
  places: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => ((i * i) >> 4) % 3),
  width: WIDTH,
  height: HEIGHT,
  tiles: 1,
  dpi: 299.72,
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/">algorithmicMedia</x:xmpmeta>',
};

beforeAll(() => {
  const noCanvas = () => {
    throw new Error('No canvas is needed');
  };
  initializeCanvas(noCanvas, (width, height) => ({
    width,
    height,
    colorSpace: 'srgb',
    data: new Uint8ClampedArray(width * height * 4),
  }));
});

const read = (file: Uint8Array) => readPsd(file, { useImageData: true, skipThumbnail: true });

/** The colour of each pixel of all layers one over the other, '' where there is none. */
function sumOf({ width, height, children = [] }: ReturnType<typeof read>): string[] {
  const seen = Array<string>(width * height).fill('');
  for (const { imageData, left = 0, top = 0 } of children) {
    if (!imageData) continue;
    for (let i = 0; i < imageData.width * imageData.height; i += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = imageData.data.slice(i * 4, i * 4 + 4);
      if (alpha === 0) continue;
      const x = left + (i % imageData.width);
      const at = (top + Math.floor(i / imageData.width)) * width + x;
      // No ink lies over another one.
      expect([alpha, seen[at]]).toEqual([255, '']);
      seen[at] = `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
    }
  }
  return seen;
}

const tile = [...separation.places].map((place) => INKS[place]?.hex);

test('the layers, read back, are the tile pixel by pixel', () => {
  const psd = read(writePsdLayers(separation));
  expect([psd.width, psd.height]).toEqual([WIDTH, HEIGHT]);
  expect(psd.children?.map(({ name }) => name)).toEqual([
    'cream #f7edd7',
    'navy #203060',
    '#c02030',
  ]);
  expect(sumOf(psd)).toEqual(tile);
  const whole = psd.imageData?.data ?? [];
  expect(tile.map((_, i) => Array.from(whole.slice(i * 4, i * 4 + 3)))).toEqual(
    tile.map((hex = '') => rgbOf(hex)),
  );
});

test('a file tells its resolution and where it comes from', () => {
  const { imageResources } = read(writePsdLayers(separation));
  expect(imageResources?.resolutionInfo?.horizontalResolution).toBeCloseTo(299.72, 2);
  expect(imageResources?.resolutionInfo).toMatchObject({ horizontalResolutionUnit: 'PPI' });
  expect(imageResources?.xmpMetadata).toContain('algorithmicMedia');
  const bare = read(writePsdLayers({ ...separation, xmp: undefined }));
  expect(bare.imageResources?.xmpMetadata).toBeUndefined();
});

test('three by three, every tile is the same', () => {
  const psd = read(writePsdLayers({ ...separation, tiles: 3 }));
  const sum = sumOf(psd);
  expect(psd.width).toBe(3 * WIDTH);
  for (const [x, y] of [
    [0, 0],
    [1, 2],
    [2, 1],
  ] as const) {
    const rows = Array.from({ length: HEIGHT }, (_, row) =>
      sum.slice((y * HEIGHT + row) * 3 * WIDTH + x * WIDTH).slice(0, WIDTH),
    );
    expect(rows.flat()).toEqual(tile);
  }
});

test('tells its progress', () => {
  const told: number[] = [];
  writePsdLayers(separation, (done) => told.push(done));
  expect(told.length).toBeGreaterThan(INKS.length);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
});
