import latin from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff?inline';
import latinBold from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff?inline';
import extended from '@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff?inline';
import extendedBold from '@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff?inline';
import { createCanvas } from '@napi-rs/canvas';
import { techPackWords } from '@toile/contract';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { PAGE } from '../../../lib/pdf/page-size.ts';
import { textsOf } from '../../../lib/pdf/texts-of.harness.ts';
import { composePack } from './compose-pack.ts';
import type { Pack } from './pack.ts';
import { sampleGarment } from './sample-garment.harness.ts';

const bytesOf = (uri: string) =>
  Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), (one) => one.charCodeAt(0));
const typefaces = {
  text: [latin, extended].map(bytesOf),
  title: [latinBold, extendedBold].map(bytesOf),
};

async function paintJpeg(): Promise<Uint8Array> {
  const canvas = createCanvas(300, 400);
  canvas.getContext('2d').fillRect(40, 40, 200, 300);
  return new Uint8Array(await canvas.encode('jpeg', 80));
}

const picture = await paintJpeg();
const sketch = {
  styleName: 'Linen shirt Žižkov',
  prompt: 'a linen shirt',
  picture,
  garments: [{ specification: sampleGarment, front: picture, back: picture }],
};
const pack: Pack = {
  sketches: [sketch],
  fields: { styleName: '', styleNumber: 'T27-014', season: 'SS 27', baseSize: '38', units: 'cm' },
  date: '28 Nov 2026',
  words: techPackWords,
};
const compose = (given: Pack) => composePack(given, { typefaces, decimal: '.' });

test('a garment has a page of construction and one of measurements and materials', async () => {
  const { pdf, uncovered } = await compose(pack);
  expect(uncovered).toEqual([]);
  const read = await PDFDocument.load(pdf);
  expect(read.getTitle()).toBe('Linen shirt Žižkov');
  expect(read.getPages().map((page) => page.getSize())).toEqual([PAGE, PAGE]);
  const [first = [], second = []] = await textsOf(pdf);
  // A line of letters of several faces is drawn in pieces.
  expect(first.join('')).toMatch(/^Linen shirt Žižkov/);
  expect(first).toEqual(
    expect.arrayContaining([
      'T27-014',
      'SS 27',
      '28 Nov 2026',
      '1 of 2',
      'Front',
      'Back',
      'Shirt collar',
      'Button closure',
      'Yoke',
    ]),
  );
  expect(second).toEqual(
    expect.arrayContaining([
      '2 of 2',
      'Chest',
      'Flat, below the armholes',
      '72*',
      'petrol, #33556B',
      'Linen, Print: Stripes',
      'Buttons',
      '7 seen',
    ]),
  );
  expect(second.join(' ')).toContain('Base size 38 (women, EU), starting values');
});

test('a sketch of which only the picture is known has one page, and says why', async () => {
  const gap = techPackWords.gaps['other-version'];
  const { pdf } = await compose({ ...pack, sketches: [{ ...sketch, garments: [], gap }, sketch] });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(3);
  const [first = []] = await textsOf(pdf);
  expect(first).toEqual(expect.arrayContaining(['1 of 3', 'Point of measure', gap]));
  expect(first.join(' ')).not.toContain('Drawn in line');
});

test('pictures that did not load and letters of no face do not stop it', async () => {
  const bare = {
    ...sketch,
    styleName: '春',
    picture: null,
    garments: [{ specification: sampleGarment, front: null, back: null }],
  };
  const { pdf, uncovered } = await compose({
    ...pack,
    sketches: [bare, { ...bare, garments: [] }],
  });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(3);
  expect(uncovered).toEqual(['春']);
});
