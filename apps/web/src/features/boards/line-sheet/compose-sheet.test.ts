import latin from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff?inline';
import latinBold from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff?inline';
import extended from '@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff?inline';
import extendedBold from '@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff?inline';
import vietnamese from '@fontsource/newsreader/files/newsreader-vietnamese-400-normal.woff?inline';
import vietnameseBold from '@fontsource/newsreader/files/newsreader-vietnamese-600-normal.woff?inline';
import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { PAGE } from '../../../lib/pdf/page-size.ts';
import { composeSheet } from './compose-sheet.ts';

/** The bytes of a data URI. */
const bytesOf = (uri: string) =>
  Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), (one) => one.charCodeAt(0));

const TYPEFACES = {
  text: [latin, extended, vietnamese].map(bytesOf),
  title: [latinBold, extendedBold, vietnameseBold].map(bytesOf),
};

async function paintJpeg(width: number, height: number, colour: string): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  const paper = canvas.getContext('2d');
  paper.fillStyle = colour;
  paper.fillRect(0, 0, width, height);
  return new Uint8Array(await canvas.encode('jpeg', 80));
}

const WORDS = {
  pageLabel: (page: number, total: number) => `${page} of ${total}`,
  missing: 'No image',
};

test('a sheet is A4 lying, with a page for every eight pictures, and embeds its letters', async () => {
  const tall = await paintJpeg(300, 400, '#246');
  const notes = ['Écharpe à fleurs, œillets', 'Łódź: ő ű ş ğ', 'Tiếng Việt', 'x '.repeat(300), ''];
  const pictures = Array.from({ length: 9 }, (_, at) => ({
    jpeg: at === 4 ? null : tall,
    note: notes[at % notes.length] ?? '',
  }));
  const sheet = { title: 'Été – Žižkov 27', note: 'For Lyon\nin March', pictures, ...WORDS };
  const { pdf, uncovered } = await composeSheet(sheet, TYPEFACES);
  expect(uncovered).toEqual([]);
  const read = await PDFDocument.load(pdf);
  expect(read.getTitle()).toBe('Été – Žižkov 27');
  expect(read.getPages().map((page) => page.getSize())).toEqual([PAGE, PAGE]);
  expect(pdf.length).toBeLessThan(200_000);
});

test('letters of no face do not stop it, and are told', async () => {
  const sheet = { title: '春 😀', note: '', pictures: [{ jpeg: null, note: '漢字' }], ...WORDS };
  const { pdf, uncovered } = await composeSheet(sheet, TYPEFACES);
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  expect(uncovered.toSorted()).toEqual(['春', '漢', '字', '😀'].toSorted());
});
