import { createPaper, type Size } from '../../lib/pictures/paper.ts';

/**
 * Distance from a tone, of 255, within which a value counts as that tone: compression shifts
 * values.
 */
const NEAR = 32;

/**
 * Share of a picture, from 0 to 1, that has neither of a mask's two tones: black and white, or,
 * where some pixels are transparent, clear and as opaque as the picture's most opaque pixel.
 */
export function shareBetweenTones(picture: CanvasImageSource, { width, height }: Size): number {
  const paper = createPaper({ width, height }, true);
  paper.drawImage(picture, 0, 0, width, height);
  const { data } = paper.getImageData(0, 0, width, height);
  const isBetween = hasClearParts(data) ? betweenAlphas(data) : betweenGreys(data);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (isBetween(i)) count += 1;
  return count / (width * height);
}

type Data = ImageData['data'];

function hasClearParts(data: Data): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

function betweenAlphas(data: Data): (at: number) => boolean {
  let most = 0;
  for (let i = 3; i < data.length; i += 4) most = Math.max(most, data[i] ?? 0);
  return (at) => {
    const alpha = data[at + 3] ?? 0;
    return alpha > NEAR && alpha < most - NEAR;
  };
}

function betweenGreys(data: Data): (at: number) => boolean {
  return (at) => {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    return Math.max(red, green, blue) > NEAR && Math.min(red, green, blue) < 255 - NEAR;
  };
}
