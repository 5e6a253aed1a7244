import sharp, { type Sharp } from 'sharp';
import { describePicture } from '../generate/write-picture.ts';
import type { AskedPrompt } from './corpus.ts';
import { type DrawnRun, sourceOf } from './draw-run.ts';

/** Widths in pixels: four pictures in a row are as wide as a common screen. */
const PICTURE_PX = 460;
const SOURCE_PX = 230;
const MARGIN_PX = 14;
/** Heights of letters, in pixels. */
const CAPTION_PX = 15;
const WORDS_PX = 22;
const GROUND = '#f2f1ef';

/** The sheet of a run as PNG: the source and the pictures in a row, and all their words below. */
export async function composeRunSheet(asked: AskedPrompt, run: DrawnRun): Promise<Uint8Array> {
  const { source, pictures } = run;
  const caption = `source: ${sourceOf(asked)?.prompt}`;
  const tiles = [
    ...(source ? [{ png: source.png, width: SOURCE_PX, caption }] : []),
    ...pictures.map(({ place, image }) => ({
      png: image.png,
      width: PICTURE_PX,
      caption: describePicture(`picture ${place}`, image).replaceAll('\n  ', '\n'),
    })),
  ];
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let left = MARGIN_PX;
  let bottom = MARGIN_PX;
  for (const { png, width, caption: words } of tiles) {
    const picture = await pixelsOf(sharp(png).resize(width));
    layers.push({ input: picture.data, left, top: MARGIN_PX });
    const text = await written(escaped(words), { width, sizePx: CAPTION_PX });
    const top = picture.info.height + 2 * MARGIN_PX;
    layers.push({ input: text.data, left, top });
    left += width + MARGIN_PX;
    bottom = Math.max(bottom, top + text.info.height + MARGIN_PX);
  }
  const width = Math.max(left, 2 * PICTURE_PX);
  const inside = width - 2 * MARGIN_PX;
  const words = await written(wordsOf(asked, run), { width: inside, sizePx: WORDS_PX });
  const height = bottom + words.info.height + MARGIN_PX;
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([...layers, { input: words.data, left: MARGIN_PX, top: bottom }])
    .png()
    .toBuffer();
}

/** The words below all pictures, in Pango's markup. */
function wordsOf({ id, tool, prompt }: AskedPrompt, { pictures, refusals }: DrawnRun): string {
  const images = pictures.map(({ image }) => image);
  const noted = (name: string) => images.flatMap(({ choices }) => choices[name] ?? []);
  const notes = [
    { name: 'not read', words: images.flatMap(({ unread }) => unread) },
    { name: 'instead', words: noted('instead') },
    { name: 'without', words: noted('without') },
    { name: 'no picture', words: refusals },
  ];
  const lines = notes
    .filter(({ words }) => words.length > 0)
    .map(({ name, words }) => `<b>${name}:</b> ${escaped([...new Set(words)].join(', '))}`);
  return [`<b>${id}</b>  ${tool}`, `<big>${escaped(prompt)}</big>`, ...lines].join('\n');
}

/** Text in Pango's markup, wrapped to a width in pixels and as high as it needs. */
function written(text: string, { width, sizePx }: { width: number; sizePx: number }) {
  // At 72 dots an inch a point is a pixel.
  const look = { font: `sans ${sizePx}`, dpi: 72, rgba: true, wrap: 'word-char' } as const;
  return pixelsOf(sharp({ text: { ...look, text, width } }));
}

const pixelsOf = (picture: Sharp) => picture.png().toBuffer({ resolveWithObject: true });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
