import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { TO_LINEAR } from '../../core/linear.ts';
import { floatsOf } from '../../core/map-plane.ts';
import type { Mask } from '../../photo/subject/read-mask.ts';
import { decontaminate } from './decontaminate.ts';
import type { Placement } from './place-subject.ts';
import { refineAlpha } from './refine-alpha.ts';
import { turnSubject } from './turn-subject.ts';

/** A subject cut out and set in the new frame: a window of it, linear light and coverage. */
export type Subject = PixelSize & {
  /** Of the window's corner in the new picture; may lie outside. */
  left: number;
  top: number;
  light: Float32Array;
  alpha: Float32Array;
};

/** Room about the subject for soft edges, in new pixels. */
const MARGIN_PX = 14;

/** Cuts the subject out at the size at which it is shown. Throws a `refused` EngineError, 'undecodable'. */
export async function cutSubject(
  target: Uint8Array,
  mask: Mask,
  placement: Placement,
): Promise<Subject> {
  const { scale, middleX, middleY, angle } = placement;
  const margin = Math.ceil(MARGIN_PX / scale);
  const { box } = mask;
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const wide = Math.min(mask.width, box.right + margin) - left;
  const high = Math.min(mask.height, box.bottom + margin) - top;
  const size = {
    width: Math.max(8, Math.round(wide * scale)),
    height: Math.max(8, Math.round(high * scale)),
  };
  const region = { left, top, width: wide, height: high };
  const bytes = await decode(target, mask, { region, size });
  const inside = await scaleMask(mask, { region, size });
  const window = {
    ...size,
    left: Math.round(middleX + (left - (box.left + box.right) / 2) * scale),
    top: Math.round(middleY + (top - (box.top + box.bottom) / 2) * scale),
  };
  const subject = {
    ...window,
    ...refine(bytes, { inside, isSoft: mask.levels !== undefined }, size),
  };
  return angle === 0 ? subject : turnSubject(subject, { angle, x: middleX, y: middleY });
}

type Part = {
  region: { left: number; top: number; width: number; height: number };
  size: PixelSize;
};

async function decode(target: Uint8Array, mask: Mask, { region, size }: Part): Promise<Buffer> {
  try {
    const image = sharp(target, { limitInputPixels: 80_000_000 })
      .rotate()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 3 as const };
    const whole = sharp(data, { raw });
    const fitted =
      info.width === mask.width && info.height === mask.height
        ? whole
        : sharp(await whole.resize(mask.width, mask.height, { fit: 'fill' }).raw().toBuffer(), {
            raw: { width: mask.width, height: mask.height, channels: 3 },
          });
    return await fitted
      .extract(region)
      .resize(size.width, size.height, { fit: 'fill' })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new EngineError('refused', 'The photo cannot be decoded', {
      reason: 'undecodable',
      cause,
    });
  }
}

async function scaleMask(
  { width, height, inside, levels }: Mask,
  { region, size }: Part,
): Promise<Float32Array> {
  const bytes = await sharp(levels ?? inside.map((value) => value * 255), {
    raw: { width, height, channels: 1 },
  })
    .extract(region)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return floatsOf(bytes, (byte) => byte / 255);
}

type Coverage = {
  inside: Float32Array;
  /** True where the user made the edge soft: it stays as it is. */
  isSoft: boolean;
};

function refine(bytes: Buffer, { inside, isSoft }: Coverage, { width, height }: PixelSize) {
  const light = floatsOf(bytes, (byte) => TO_LINEAR[byte]);
  const guide = inside.map(
    (_, i) => (bytes[i * 3] * 0.3 + bytes[i * 3 + 1] * 0.59 + bytes[i * 3 + 2] * 0.11) / 255,
  );
  const alpha = isSoft ? inside : refineAlpha({ width, height, values: guide }, inside);
  return { alpha, light: decontaminate({ width, height, light, alpha }) };
}
