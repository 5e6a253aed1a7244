import { formatMessage } from '@toile/contract';
import type { PDFImage } from 'pdf-lib';
import { type Box, MARGIN } from '../../../lib/pdf/page-size.ts';
import type { PageImages } from './draw-construction.ts';
import { drawBill, drawCloths, drawColours } from './draw-materials.ts';
import type { Pack, PackGarment, PackSketch } from './pack.ts';
import { CONTENT, type PackPen } from './pack-pen.ts';
import { letterOf, type MeasureTable, tableOf } from './pack-rows.ts';
import { placeLetters } from './place-letters.ts';

/** Width of the drawing with the points of measure. */
const DRAWING = 236;
const GAP = 18;
const ROW = 14;
const SIZE_WIDTH = 35;
const TOLERANCE_WIDTH = 38;
const NAME_WIDTH = 104;

type Images = PageImages & { picture: PDFImage | null };

/** The second page of a garment: points of measure, colours, cloths and trims. */
export function drawSpecification(
  pen: PackPen,
  { pack, sketch, garment }: { pack: Pack; sketch: PackSketch; garment: PackGarment },
  { images, decimal }: { images: Images; decimal: string },
): void {
  const { words, fields } = pack;
  const { specification } = garment;
  const { baseSize, units } = fields;
  const table = tableOf(specification, words, { baseSize, units, decimal });
  const left = { ...CONTENT, width: DRAWING };
  const isShown = !specification.isPicture && images.picture !== null;
  const drawing = isShown
    ? { ...left, bottom: left.bottom + 150, height: left.height - 150 }
    : left;
  drawMeasuredView(pen, garment, { area: drawing, image: images.front });
  if (isShown && images.picture) {
    drawPicture(pen, { sketch, words, area: { ...left, height: 140 }, image: images.picture });
  }
  const right = {
    ...CONTENT,
    left: CONTENT.left + DRAWING + GAP,
    width: CONTENT.width - DRAWING - GAP,
  };
  const unit = units === 'cm' ? words.page.cm : words.page.inch;
  const bottom = drawTable(pen, table, {
    area: right,
    words,
    title: formatMessage(words.page.measures, { unit }),
  });
  const below = { ...right, height: bottom - 16 - right.bottom };
  const half = (right.width - GAP) / 2;
  const coloursEnd = drawColours(pen, specification, { area: { ...below, width: half }, words });
  const cloths = { ...below, width: half, height: coloursEnd - 12 - below.bottom };
  drawCloths(pen, specification, { area: cloths, words });
  drawBill(pen, specification, {
    area: { ...below, left: below.left + half + GAP, width: half },
    words,
  });
  const size = table.sizes[table.base] ?? '';
  const body = words.bodies[specification.body];
  const note = { x: MARGIN, size: 7.2, isSoft: true, width: CONTENT.width };
  pen.text(formatMessage(words.page.startingValues, { size, body }), { ...note, y: MARGIN + 9 });
  pen.text(words.page.sources, { ...note, y: MARGIN });
}

/** The front with the points of measure as lines with letters. */
function drawMeasuredView(
  pen: PackPen,
  { specification }: PackGarment,
  { area, image }: { area: Box; image: PDFImage | null },
): void {
  const { x, y, width, height } = specification.views.front;
  const room = { width: area.width - 24, height: area.height - 12 };
  const scale = Math.min(room.width / width, room.height / height);
  const box = {
    left: area.left + (area.width - width * scale) / 2,
    bottom: area.bottom + area.height - 6 - height * scale,
    width: width * scale,
    height: height * scale,
  };
  if (image) pen.image(image, box);
  else pen.frame(box);
  const toPage = ([px, py]: readonly [number, number]) =>
    [box.left + (px - x) * scale, box.bottom + box.height - (py - y) * scale] as const;
  const lines = specification.measures.map(({ from, to }) => [toPage(from), toPage(to)] as const);
  for (const [start, end] of lines) {
    pen.line(start, end, { isAccent: true, thickness: 0.7 });
    pen.dot(start);
    pen.dot(end);
  }
  for (const [i, at] of placeLetters(lines).entries()) pen.badge(letterOf(i), at);
}

function drawPicture(
  pen: PackPen,
  {
    sketch,
    words,
    area,
    image,
  }: { sketch: PackSketch; words: Pack['words']; area: Box; image: PDFImage },
): void {
  const scale = Math.min(100 / image.width, (area.height - 4) / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  pen.image(image, { left: area.left, bottom: area.bottom, ...size });
  const x = area.left + size.width + 10;
  const width = area.width - size.width - 10;
  const top = area.bottom + size.height;
  pen.text(words.page.picture, { x, y: top - 8, size: 8.5, isBold: true, width });
  pen.block(sketch.prompt, { x, y: top - 14, size: 8, isSoft: true, width, mostLines: 9 });
}

/** The table of measurements. Returns the height of its lower edge. */
function drawTable(
  pen: PackPen,
  { sizes, base, rows }: MeasureTable,
  { area, words, title }: { area: Box; words: Pack['words']; title: string },
): number {
  const { page } = words;
  const end = area.left + area.width;
  const sizesAt = end - TOLERANCE_WIDTH - sizes.length * SIZE_WIDTH;
  const nameAt = area.left + 20;
  const howAt = nameAt + NAME_WIDTH;
  const top = area.bottom + area.height;
  const headY = top - ROW;
  const tableBottom = headY - rows.length * ROW;
  const baseAt = sizesAt + base * SIZE_WIDTH;
  pen.band({ left: baseAt, bottom: tableBottom, width: SIZE_WIDTH, height: top - tableBottom });
  pen.text(title, {
    x: area.left,
    y: headY + 4,
    size: 9.5,
    isBold: true,
    width: howAt - area.left - 4,
  });
  const small = { y: headY + 4, size: 7.5, isSoft: true };
  pen.text(page.how, { ...small, x: howAt, width: sizesAt - howAt - 4 });
  for (const [i, size] of sizes.entries()) {
    const x = sizesAt + (i + 1) * SIZE_WIDTH - 5;
    pen.text(size, { x, y: headY + 4, size: 8.5, isBold: i === base, align: 'right' });
  }
  pen.text(page.tolerance, { ...small, x: end - 2, align: 'right' });
  pen.line([area.left, headY], [end, headY], { isInk: true, thickness: 0.8 });
  for (const [at, { letter, name, how, values, tolerance }] of rows.entries()) {
    const y = headY - (at + 1) * ROW;
    const base_ = y + 4;
    pen.text(letter, { x: area.left + 2, y: base_, size: 8.5, isBold: true });
    pen.text(name, { x: nameAt, y: base_, size: 8.5, width: NAME_WIDTH - 4 });
    pen.text(how, { x: howAt, y: base_, size: 7.5, isSoft: true, width: sizesAt - howAt - 4 });
    for (const [i, value] of values.entries()) {
      const x = sizesAt + (i + 1) * SIZE_WIDTH - 5;
      pen.text(value, { x, y: base_, size: 8.5, isBold: i === base, align: 'right' });
    }
    pen.text(tolerance, { x: end - 2, y: base_, size: 8.5, align: 'right' });
    pen.line([area.left, y], [end, y]);
  }
  for (const [i] of sizes.entries()) {
    const x = sizesAt + i * SIZE_WIDTH;
    pen.line([x, tableBottom], [x, top]);
  }
  pen.line([end - TOLERANCE_WIDTH, tableBottom], [end - TOLERANCE_WIDTH, top]);
  return tableBottom;
}
