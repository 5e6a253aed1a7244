import type { ExamplePictureId } from '@toile/tools';
import sharp from 'sharp';
import { pattern, sketch } from './engine.ts';
import { layers, over, PAGE, svgOf, whole } from './page.ts';
import { scribble } from './scribble.ts';
import { type Corners, warp } from './warp.ts';

type Pictures = Partial<Record<ExamplePictureId, Buffer>>;

const PAPER = '#fdfcf9';

/** Good and bad examples of pages with sketches. */
export async function drawSketches(): Promise<Pictures> {
  const gown = await sketch(
    'flowing emerald silk evening gown, plunging neckline, thigh slit, watercolour',
    2,
  );
  const flat = await sketch('technical flat of a denim jacket, front and back', 3);
  const coat = await linesOnly(await sketch('belted trench coat over wide trousers, ink', 2));
  return {
    'line-figure': await whole(coat),
    'painted-figure': await whole(gown.png),
    'technical-flat': await whole(flat.png),
    'page-askew': await whole(await onTheTable(coat)),
    'full-of-notes': await whole(await over(coat, notes())),
    'faint-lines': await whole(
      await over(coat, `<rect width="768" height="1024" fill="${PAPER}" opacity=".8"/>`),
    ),
  };
}

/**
 * A sketch without its colours: painted areas become paper, lines stay ink, and the swatches are
 * removed.
 */
async function linesOnly({ svg }: { svg: string }): Promise<Buffer> {
  const lines = svg
    .replaceAll(/<path fill="#\w+" d=/g, `<path fill="${PAPER}" d=`)
    .replaceAll(/fill-opacity="[\d.]+"/g, 'fill-opacity="0"')
    .replaceAll(/stroke="#\w+"/g, 'stroke="none"')
    .replaceAll(/<path class="(\w+)" fill="#\w+"/g, '<path class="$1" fill="#1d1b20"');
  const page = await sharp(Buffer.from(lines)).resize(PAGE.width, PAGE.height).png().toBuffer();
  return over(page, `<rect x="20" y="720" width="150" height="260" fill="${PAPER}"/>`);
}

const ASKEW: Corners = [
  [196, 150],
  [676, 262],
  [560, 1000],
  [30, 800],
];

/** A page photographed in passing: on a dark table, askew, with a lamp at one side. */
async function onTheTable(page: Uint8Array): Promise<Buffer> {
  const table = await sharp(await pattern('brown herringbone tweed', 4))
    .resize(PAGE.height, PAGE.height)
    .extract({ left: 0, top: 0, ...PAGE })
    .modulate({ brightness: 0.5, saturation: 0.8 })
    .blur(1.2)
    .png()
    .toBuffer();
  const points = ASKEW.map(([x, y]) => `${x + 14},${y + 22}`).join(' ');
  const shadow = await sharp(svgOf(`<polygon points="${points}" opacity=".55"/>`))
    .blur(12)
    .png()
    .toBuffer();
  const lamp = `<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2=".8"><stop offset=".1" stop-color="#fff"/><stop offset=".55" stop-color="#b9aea0"/><stop offset="1" stop-color="#4b433c"/></linearGradient></defs><rect width="768" height="1024" fill="url(#l)"/>`;
  const lit = await layers('#000', [
    { input: table },
    { input: shadow },
    { input: await warp(page, ASKEW) },
  ]);
  return over(lit, lamp, 'multiply');
}

/** Handwriting all over the page, arrows, and a ring around a detail. */
function notes(): string {
  const lines = [
    { x: 30, y: 110, words: 3 },
    { x: 30, y: 180, words: 2 },
    { x: 500, y: 110, words: 2 },
    { x: 520, y: 180, words: 2 },
    { x: 24, y: 390, words: 2 },
    { x: 24, y: 460, words: 2 },
    { x: 270, y: 320, words: 2 },
    { x: 540, y: 440, words: 2 },
    { x: 24, y: 700, words: 2 },
    { x: 540, y: 720, words: 2 },
    { x: 280, y: 770, words: 2 },
    { x: 60, y: 960, words: 6 },
  ];
  const written = lines.map((line, seed) => `<path d="${scribble(line, seed)}"/>`).join('');
  const arrows =
    '<path d="M200 360 Q260 330 330 350 m-26 -18 l26 18 l-28 14"/><path d="M548 410 Q500 400 470 440 m6 -30 l-6 30 l28 -8"/><path d="M215 650 Q270 640 318 690 m-4 -32 l4 32 l-32 -6"/>';
  const ring =
    '<path d="M330 470 C360 410 480 410 500 465 C515 530 340 545 322 485 C318 470 330 455 350 445"/>';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5"><g stroke="#27408b">${written}</g><g stroke="#b3261e" stroke-width="5">${arrows}${ring}</g></g>`;
}
