import type { ExamplePictureId } from '@toile/tools';
import sharp from 'sharp';
import { figure, garment, pattern, placed } from './engine.ts';
import { CARD, crop, layers, over, PAGE, svgOf, whole } from './page.ts';
import { scribble } from './scribble.ts';

type Pictures = Partial<Record<ExamplePictureId, Buffer>>;

/** Good and bad examples of patterns, cloth and garments. */
export async function drawCloths(): Promise<Pictures> {
  const poppies = await pattern('poppies and leaves in coral and sage on cream', 7);
  const lemons = await pattern('watercolour lemons and leaves, sparse', 7);
  const dots = await pattern('terracotta polka dots on cream', 7);
  const flannel = await pattern('green and navy tartan, brushed flannel', 7);
  const plain = await pattern('narrow navy stripes on white', 7);
  const sew = (prompt: string, cloth: Uint8Array, repeatCm: number) =>
    garment(prompt, { cloth, seed: 3, repeatCm });
  const shirt = await sew('camp collar shirt with short sleeves', dots, 20);
  const dress = await sew('midi wrap dress in silk', poppies, 40);
  const tee = await sew('t-shirt', plain, 25);
  const flannelShirt = await sew('long sleeve shirt', flannel, 30);
  const skirt = await sew('maxi gathered skirt, cotton', flannel, 34);
  const pleats = await sew('accordion pleated midi skirt in silk', flannel, 34);
  const sundress = await figure('floral sundress with puff sleeves and a square neckline', 3);
  return {
    'pattern-tile': await tile(lemons, 1.8),
    'pattern-repeats': await tile(dots, 1.1),
    'cloth-flat': await lit(await tile(flannel, 1)),
    'cloth-folds': await crop(pleats, { left: 196, top: 400, width: 300, height: 400 }),
    'pattern-framed': await whole(await framed(lemons)),
    'cloth-worn': await whole(await placed(sundress, { place: 'grey paper backdrop', seed: 3 })),
    'garment-shirt': await closeUp(shirt),
    'garment-dress': await whole(dress),
    'garment-tee': await whole(tee),
    'several-garments': await whole(await several([tee, skirt, shirt])),
    'garment-folded': await whole(await folded(flannelShirt)),
  };
}

/** The part of a garment's page that a top covers. */
function closeUp(png: Uint8Array): Promise<Buffer> {
  return crop(png, { left: 72, top: 88, width: 624, height: 832 });
}

/** Repeats side by side; `scale` is the width of one relative to that of a card. */
async function tile(png: Uint8Array, scale: number): Promise<Buffer> {
  const side = Math.round(CARD.width * scale);
  const input = await sharp(png).resize(side, side).png().toBuffer();
  const wide = side * Math.ceil(CARD.height / side);
  const sheet = await sharp({
    create: { width: wide, height: wide, channels: 3, background: '#fff' },
  })
    .composite([{ input, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer();
  return sharp(sheet)
    .extract({ left: 0, top: 0, ...CARD })
    .png()
    .toBuffer();
}

/** Daylight from a window at the left. */
function lit(card: Uint8Array): Promise<Buffer> {
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#a9a6a4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#w)"/></svg>`;
  return sharp(card)
    .blur(0.8)
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
    .png()
    .toBuffer();
}

/** A sheet of a collection: the repeat within margins, its name and its colours below. */
async function framed(repeat: Uint8Array): Promise<Buffer> {
  const input = await sharp(repeat).resize(520, 520).png().toBuffer();
  const sheet = await layers('#f6f4ef', [{ input, left: 124, top: 150 }]);
  const colours = ['#f2c230', '#e9d27a', '#9db09a', '#5f7a63', '#efe9dc'];
  const chips = colours
    .map(
      (fill, index) =>
        `<rect x="${124 + index * 92}" y="806" width="72" height="72" fill="${fill}"/>`,
    )
    .join('');
  const title = `<g fill="none" stroke="#2a2a30" stroke-width="4" stroke-linecap="round"><path d="${scribble({ x: 124, y: 770, words: 3 }, 3)}"/><path d="${scribble({ x: 124, y: 96, words: 2 }, 8)}"/></g>`;
  return over(
    sheet,
    `<rect x="104" y="130" width="560" height="560" fill="none" stroke="#2a2a30" stroke-width="5"/>${chips}${title}`,
  );
}

/** Garments thrown together in one picture. */
async function several(pages: readonly Uint8Array[]): Promise<Buffer> {
  const places = [
    { left: -54, top: -70, scale: 0.7 },
    { left: 150, top: 408, scale: 0.68 },
    { left: 344, top: -34, scale: 0.64 },
  ];
  const parts = await Promise.all(
    pages.map(async (page, index) => {
      const { left, top, scale } = places[index] ?? { left: 0, top: 0, scale: 1 };
      const small = await sharp(page)
        .linear(1.13, 0)
        .resize(Math.round(PAGE.width * scale))
        .png()
        .toBuffer();
      const input = await onPage(small, { left, top });
      return { input, blend: 'multiply' as const };
    }),
  );
  return layers('#e9e7e4', parts);
}

/** A picture at a position on a white page; the rest is cut off. */
async function onPage(png: Uint8Array, { left, top }: { left: number; top: number }) {
  const { width, height } = await sharp(png).metadata();
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const input = await sharp(png)
    .extract({
      ...cut,
      width: Math.min(width - cut.left, PAGE.width - Math.max(0, left)),
      height: Math.min(height - cut.top, PAGE.height - Math.max(0, top)),
    })
    .png()
    .toBuffer();
  return layers('#fff', [{ input, left: Math.max(0, left), top: Math.max(0, top) }]);
}

/** The visible rectangle of a folded shirt, in pixels of its picture. */
const FOLDED = { left: 272, top: 178, width: 224, height: 300 };

/**
 * Outline of the folded shirt: the collar rises above the shoulders, the corners below are round.
 */
const OUTLINE = 'M0 150L90 70Q224-40 358 70L448 150V574Q448 600 422 600H26Q0 600 0 574Z';

/** A shirt folded for a shelf: neither its sleeves nor its hem are visible. */
async function folded(shirt: Uint8Array): Promise<Buffer> {
  const [width, height] = [448, 600];
  const front = await sharp(shirt).extract(FOLDED).resize(width, height).png().toBuffer();
  const edges = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a"><stop stop-opacity=".5"/><stop offset=".09" stop-opacity="0"/><stop offset=".91" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset=".9" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/></svg>`;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${OUTLINE}"/></svg>`;
  const cloth = await sharp(front)
    .composite([{ input: Buffer.from(edges) }, { input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shadow = await sharp(
    svgOf('<rect x="168" y="356" width="448" height="486" rx="30" opacity=".5"/>'),
  )
    .blur(16)
    .png()
    .toBuffer();
  const under = await sharp(cloth).modulate({ brightness: 0.6 }).png().toBuffer();
  return layers('#e9e7e4', [
    { input: shadow },
    { input: under, left: 166, top: 226 },
    { input: cloth, left: 160, top: 206 },
  ]);
}
