import {
  BACKDROP_MIN_SIDE_PX,
  BLANK_MASK_PIXELS,
  en,
  formatMessage,
  type MaskCoordinates,
  REPOSITION_MAX_TIMES,
  type Reposition,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';

const { validation } = en;

type Size = { width: number; height: number };

function refuse(field: string, message: string): never {
  throw new AppError('invalidRequest', { fields: { [field]: [message] } });
}

/** Checks a mask. Throws `invalidRequest` for one that does not fit its photo, or is blank. */
export function checkMask(mask: Size & { visiblePixels: number }, photo: Size): void {
  if (mask.width !== photo.width || mask.height !== photo.height) {
    refuse('binary_mask_image', validation.maskSize);
  }
  if (mask.visiblePixels <= BLANK_MASK_PIXELS) {
    const message = formatMessage(validation.maskBlank, { min: BLANK_MASK_PIXELS });
    refuse('binary_mask_image', message);
  }
}

/** Checks a photograph as place. Throws `invalidRequest` for one that is too small. */
export function checkBackdrop(field: string, { width, height }: Size): void {
  if (Math.min(width, height) >= BACKDROP_MIN_SIDE_PX) return;
  refuse(field, en.backdrop.tooSmall);
}

/** Checks dots. Throws `invalidRequest`, at their field, for dots outside the photo. */
export function checkDots(
  dots: MaskCoordinates,
  { width, height }: Size,
  field = 'mask_coordinates',
): void {
  if (dots.some(([x, y]) => x >= width || y >= height)) {
    refuse(field, validation.maskCoordinatesOutside);
  }
}

/**
 * Checks the subject's place. Throws `invalidRequest` for one outside the picture, or too large.
 */
export function checkReposition({ x, y, width }: Reposition, photo: Size): void {
  const isSeen = x < photo.width && y < photo.height && x + width > 0;
  if (isSeen && width <= photo.width * REPOSITION_MAX_TIMES) return;
  const message = formatMessage(validation.repositionOutside, { times: REPOSITION_MAX_TIMES });
  refuse('reposition', message);
}
