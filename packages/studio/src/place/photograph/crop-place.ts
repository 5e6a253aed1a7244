import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { TO_LINEAR } from '../../core/linear.ts';
import { floatsOf } from '../../core/map-plane.ts';
import type { Backdrop } from '../develop.ts';
import type { Part } from './sample-lab.ts';

const MOST_PIXELS = 40_000_000;

/** A part of a photograph at the size of a frame. Throws a `refused` EngineError, 'undecodable'. */
export async function cropPlace(
  bytes: Uint8Array,
  crop: Part,
  frame: PixelSize,
): Promise<Backdrop> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const region = regionOf(crop, info);
    const cut = await sharp(data, { raw: { ...sizeOf(info), channels: 3 } })
      .extract(region)
      .resize(frame.width, frame.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    return { ...frame, data: floatsOf(cut, (byte) => TO_LINEAR[byte]) };
  } catch (cause) {
    throw new EngineError('refused', 'The backdrop cannot be decoded', {
      reason: 'undecodable',
      cause,
    });
  }
}

const sizeOf = ({ width, height }: PixelSize): PixelSize => ({ width, height });

function regionOf({ left, top, right, bottom }: Part, { width, height }: PixelSize) {
  const x = Math.min(width - 1, Math.round(left * width));
  const y = Math.min(height - 1, Math.round(top * height));
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width - x, Math.round((right - left) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((bottom - top) * height))),
  };
}
