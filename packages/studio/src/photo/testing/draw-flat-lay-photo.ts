import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { encodePng } from '../../core/encode-png.ts';
import { bytesOf } from '../../core/map-plane.ts';
import { createPattern } from '../../pattern/create-pattern.ts';
import { drawGarmentAlone, hangGarment } from '../../product/cloth/draw-garment.ts';
import { planPicture } from '../../product/pattern-to-image.ts';

const SIZE = { width: 768, height: 1024 };
const TILE = { width: 512, height: 512 };

/** A white figure on the chest, in shares of the garment's box: path in a square from 0 to 100. */
const CHEST_PRINTS = {
  letters:
    'M5 20H30V32H17V44H28V56H17V80H5ZM38 20H50V68H64V80H38ZM70 20H95V32H82V68H95V80H70ZM82 44H95V56H82Z',
  ring: 'M50 5A45 45 0 1 1 49.9 5ZM50 25A25 25 0 1 0 50.1 25Z',
  badge: 'M50 2L61 38H98L68 60L79 96L50 74L21 96L32 60L2 38H39Z',
} as const;

export type FlatLayOrder = {
  garment: string;
  /** A pattern's prompt, or a colour as `#1f2a44`. */
  cloth: string;
  /** Pure white is the ground of most shops' pictures. */
  ground: 'wall' | 'white';
  print?: keyof typeof CHEST_PRINTS;
};

export type FlatLayPhoto = {
  png: Uint8Array;
  /** 1 for the garment's pixels. */
  truth: Uint8Array;
};

/** A picture of a garment that we drew in its cloth, and which of its pixels are the garment's. */
export async function drawFlatLayPhoto(order: FlatLayOrder): Promise<FlatLayPhoto> {
  const source = order.cloth.startsWith('#')
    ? await sharp({ create: { ...TILE, channels: 3, background: order.cloth } })
        .png()
        .toBuffer()
    : await encodePng({
        ...TILE,
        ...createPattern({ prompt: order.cloth, seed: 1, variant: 0, sizePx: TILE.width }),
      });
  const brief = {
    kind: 'pattern-to-image',
    prompt: order.garment,
    instruction: '',
    size: SIZE,
    images: { source },
    settings: {},
  } as const;
  const { order: sewn } = await planPicture(brief, { seed: 1, variant: 0 });
  const garment = drawGarmentAlone(sewn);
  const { data } = garment.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height);
  const truth = bytesOf(new Uint8Array(SIZE.width * SIZE.height), (_, i) =>
    data[i * 4 + 3] > 127 ? 1 : 0,
  );
  if (order.print) printChest(garment, CHEST_PRINTS[order.print], truth);
  const photo = order.ground === 'wall' ? hangGarment(sewn, garment) : onWhite(garment);
  return { png: await encodePng({ data: photo, ...SIZE }), truth };
}

function printChest(garment: Canvas, path: string, truth: Uint8Array): void {
  const rows = truth.reduce(
    ({ top, bottom }, on, i) => {
      const y = Math.floor(i / SIZE.width);
      return on ? { top: Math.min(top, y), bottom: Math.max(bottom, y) } : { top, bottom };
    },
    { top: SIZE.height, bottom: 0 },
  );
  const high = rows.bottom - rows.top;
  const ctx = garment.getContext('2d');
  ctx.globalCompositeOperation = 'source-atop';
  ctx.setTransform(1, 0, 0, 1, SIZE.width / 2 - high * 0.14, rows.top + high * 0.3);
  ctx.scale((high * 0.28) / 100, (high * 0.28) / 100);
  ctx.fillStyle = '#fff';
  ctx.fill(new Path2D(path), 'evenodd');
}

function onWhite(garment: Canvas): Uint8ClampedArray {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, SIZE.width, SIZE.height);
  ctx.drawImage(garment, 0, 0);
  return ctx.getImageData(0, 0, SIZE.width, SIZE.height).data;
}
