import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';

const SIZE = { width: 384, height: 512 };

/** Something like a person before a wall. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><path fill="#d9d5ce" d="M0 0h384v512H0z"/><g fill="#c48a66"><circle cx="192" cy="80" r="34"/><path d="M160 330h26v150h-26zm38 0h26v150h-26z"/></g><path fill="#27496d" d="M136 126h112l22 130-26 6 6 90H134l6-90-26-6z"/></svg>`;

/**
 * The order of a mask that nobody asked for: to draw it loads the models and readies all that
 * reads photos, so that the first photo does not wait for it.
 */
export async function trialMask(): Promise<ImageBrief & { images: { target: Uint8Array } }> {
  const target = await sharp(Buffer.from(DRAWING)).png().toBuffer();
  return {
    kind: 'generate-mask',
    prompt: '',
    instruction: '',
    size: SIZE,
    images: { target },
    settings: { maskCoordinates: [[SIZE.width / 2, SIZE.height / 2 - 50]] },
  };
}
