import type { ExamplePictureId } from '@toile/tools';
import sharp from 'sharp';
import { figure, placed } from './engine.ts';
import { CARD, crop, layers, over, whole } from './page.ts';

type Pictures = Partial<Record<ExamplePictureId, Buffer>>;

const STUDIO = 'grey paper backdrop';

/** Good and bad examples of photos of models. */
export async function drawModels(): Promise<Pictures> {
  const trench = await figure(
    'woman in camel trench coat, double-breasted, belted, over black trousers',
    2,
  );
  const bomber = await figure('man in olive bomber jacket with straight jeans and sneakers', 2);
  const dress = await figure('red knee-length dress', 7);
  const shirt = await figure('woman in a striped shirt and blue jeans', 5);
  const inStudio = await placed(trench, { place: 'cream paper backdrop', seed: 3 });
  const onStreet = await placed(bomber, { place: 'Paris street, morning', seed: 3 });
  const shirtInStudio = await placed(shirt, { place: STUDIO, seed: 3 });
  const dressInHall = await placed(dress, { place: 'marble hall with tall windows', seed: 3 });
  return {
    'whole-figure': await whole(inStudio),
    'busy-ground': await whole(onStreet),
    'half-length': await crop(shirtInStudio, { left: 208, top: 56, width: 372, height: 496 }),
    'two-people': await whole(await placed(await pair(trench, bomber), { place: STUDIO, seed: 5 })),
    'cut-off': await crop(dressInHall, { left: 226, top: 206, width: 300, height: 400 }),
    'too-dark': await darkened(await placed(dress, { place: 'Paris street at night', seed: 3 })),
    'back-lit': await backLit(shirt),
    'far-away': await farAway(bomber),
    'low-resolution': await coarse(dressInHall),
    'hidden-garment': await passedBy(dressInHall, trench),
  };
}

/** Two figures side by side, as one cut-out. */
async function pair(left: Uint8Array, right: Uint8Array): Promise<Buffer> {
  const size = { width: 691, height: 922 };
  return layers('#0000', [
    {
      input: await sharp(right)
        .resize(size)
        .extract({ left: 150, top: 0, width: 541, height: 922 })
        .toBuffer(),
      left: 227,
      top: 60,
    },
    {
      input: await sharp(left)
        .resize(size)
        .extract({ left: 120, top: 0, width: 571, height: 922 })
        .toBuffer(),
      left: 0,
      top: 60,
    },
  ]);
}

/** The photo at night, without a lamp nearby. */
async function darkened(photo: Uint8Array): Promise<Buffer> {
  return whole(await sharp(photo).modulate({ saturation: 0.55 }).linear(0.38, 4).png().toBuffer());
}

/** The figure against the sun: dark, with light over its edges. */
async function backLit(cutOut: Uint8Array): Promise<Buffer> {
  const shade = await sharp(cutOut).linear([0.16, 0.14, 0.14, 1], [10, 8, 12, 0]).png().toBuffer();
  const photo = await placed(shade, { place: 'sunny beach at golden hour', seed: 3 });
  const sun = `<defs><radialGradient id="s"><stop offset="0" stop-color="#fff6dc"/><stop offset=".3" stop-color="#ffe1a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffc46b" stop-opacity="0"/></radialGradient></defs><circle cx="384" cy="300" r="470" fill="url(#s)"/>`;
  const glare = await over(photo, sun, 'screen');
  const dark = await sharp(shade).linear([1, 1, 1, 0.8], [0, 0, 0, 0]).png().toBuffer();
  return whole(
    await sharp(glare)
      .composite([{ input: dark }])
      .png()
      .toBuffer(),
  );
}

/** The figure far away in a field, hardly larger than a thumb. */
async function farAway(cutOut: Uint8Array): Promise<Buffer> {
  const place = { place: 'lavender field in Provence at sunset', seed: 3 };
  const far = { x: 372, y: 486, width: 50, rotation: 0 };
  return whole(await placed(cutOut, { ...place, reposition: far }));
}

/** The photo at so low a resolution (30 × 40) that each pixel can be counted. */
async function coarse(photo: Uint8Array): Promise<Buffer> {
  const few = await sharp(photo)
    .extract({ left: 150, top: 30, width: 468, height: 624 })
    .resize(30, 40)
    .png()
    .toBuffer();
  return sharp(few).resize(CARD.width, CARD.height, { kernel: 'nearest' }).png().toBuffer();
}

/** The photo with a person who walks through it, out of focus. */
async function passedBy(photo: Uint8Array, passer: Uint8Array): Promise<Buffer> {
  const near = await sharp(passer)
    .resize(1690)
    .linear([0.5, 0.5, 0.52, 1], [0, 0, 4, 0])
    .blur(13)
    .extract({ left: 420, top: 130, width: 768, height: 1024 })
    .png()
    .toBuffer();
  return whole(
    await sharp(photo)
      .composite([{ input: near, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}
