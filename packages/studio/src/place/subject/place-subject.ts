import type { Reposition } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import { clamp } from '../../core/interpolate.ts';
import { radiansOf } from '../../core/radians.ts';
import type { Box, Mask } from '../../photo/subject/read-mask.ts';
import type { Framing } from '../create-stage.ts';

/** Place of the subject's box, in pixels of the new picture. */
export type Placement = {
  /** New pixels for each of the photo's. */
  scale: number;
  /** Middle of the subject's box. */
  middleX: number;
  middleY: number;
  /** Radians, clockwise. */
  angle: number;
  isStanding: boolean;
};

/** Height of the soles when the photo leaves room, as a share of the picture's height. */
const SOLES = 0.93;
const TALLEST = 0.87;
/** A subject is drawn at most so many times as high or wide as the frame: beyond it is only memory. */
const MOST_TIMES = 4;
/** A person is about this many times as high as wide. */
const HIGH_AS_WIDE = 3.5;

/**
 * Keeps the subject where the photo has it, as large as the new frame lets it; a whole person
 * gets floor under the feet. `reposition` is the box of the subject in pixels of the photo:
 * left, top and width before it is turned about its middle.
 */
export function placeSubject(mask: Mask, size: PixelSize, reposition?: Reposition): Placement {
  const { box, width, height } = mask;
  const fit = Math.min(size.width / width, size.height / height);
  const isWhole = box.bottom < height * 0.985;
  if (reposition) return moved(mask, { size, fit, reposition, isWhole });
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const isCutAtTop = box.top <= 2;
  const roomy = Math.min((size.width * 0.9) / wide, (size.height * TALLEST) / high);
  const most = MOST_TIMES * Math.min(size.width / wide, size.height / high);
  const standing = isCutAtTop
    ? (size.height * SOLES) / high
    : Math.min(roomy, Math.max(fit, roomy * 0.9));
  const cut = covering(mask, size, fit);
  const filling = isCutAtTop ? Math.max(cut, (size.height + 2) / high) : cut;
  const scale = Math.min(most, isWhole ? standing : filling);
  const middleX = acrossOf(mask, size, scale);
  const bottom = isWhole ? size.height * SOLES : size.height + 1;
  return {
    scale,
    middleX,
    middleY: bottom - (high * scale) / 2,
    angle: 0,
    isStanding: isWhole,
  };
}

/** The x of the subject's middle, as in the photo but wholly within the frame. A side that the photo cuts off stays at the frame's edge. */
function acrossOf({ box, width }: Mask, size: PixelSize, scale: number): number {
  const half = ((box.right - box.left) * scale) / 2;
  const isCut = { left: box.left <= 1, right: box.right >= width - 1 };
  if (isCut.left !== isCut.right) return isCut.left ? half : size.width - half;
  const across = (size.width - width * scale) / 2 + ((box.left + box.right) / 2) * scale;
  return half * 2 < size.width ? clamp(across, half, size.width - half) : size.width / 2;
}

/** A subject that the photo cuts off is cut off by the new frame too: it reaches as far. */
function covering({ box, width, height }: Mask, size: PixelSize, fit: number): number {
  const cover = Math.max(size.width / width, size.height / height);
  const wide = box.right - box.left;
  return Math.min(cover, Math.max(fit, (size.width * 0.96) / wide));
}

type Move = { size: PixelSize; fit: number; reposition: Reposition; isWhole: boolean };

function moved({ box, width, height }: Mask, { size, fit, reposition, isWhole }: Move): Placement {
  const wide = box.right - box.left;
  const most = (size.height * MOST_TIMES) / ((box.bottom - box.top) * fit);
  const times = Math.min(reposition.width / wide, most);
  const high = (box.bottom - box.top) * times;
  return {
    scale: fit * times,
    middleX: (size.width - width * fit) / 2 + (reposition.x + reposition.width / 2) * fit,
    middleY: (size.height - height * fit) / 2 + (reposition.y + high / 2) * fit,
    angle: radiansOf(reposition.rotation),
    isStanding: isWhole && Math.abs(reposition.rotation % 360) < 20,
  };
}

/** The framing of the placed subject, for the camera, in heights of the frame. */
export function framingOf(
  box: Box,
  { scale, middleY, isStanding }: Placement,
  size: PixelSize,
): Framing {
  const high = ((box.bottom - box.top) * scale) / size.height;
  const bottom = middleY / size.height + high / 2;
  if (isStanding)
    return { isStanding: bottom < 1.02, feet: Math.min(bottom, 1), height: clamp(high, 0.3, 0.95) };
  const wide = ((box.right - box.left) * scale) / size.height;
  const whole = clamp(wide * HIGH_AS_WIDE, high * 1.1, high * 2.1);
  return { isStanding: false, feet: bottom - high + whole, height: whole };
}
