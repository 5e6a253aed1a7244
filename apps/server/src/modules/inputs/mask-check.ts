import { BLANK_MASK_PIXELS, en, formatMessage, type MaskCoordinates } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';

const { validation } = en;

type Size = { width: number; height: number };

function refuse(field: string, message: string): never {
  throw new AppError('invalidRequest', { fields: { [field]: [message] } });
}

/** Throws `invalidRequest` for a mask that does not fit its photo, or marks next to nothing. */
export function checkMask(mask: Size & { visiblePixels: number }, photo: Size): void {
  if (mask.width !== photo.width || mask.height !== photo.height) {
    refuse('binary_mask_image', validation.maskSize);
  }
  if (mask.visiblePixels <= BLANK_MASK_PIXELS) {
    const message = formatMessage(validation.maskBlank, { min: BLANK_MASK_PIXELS });
    refuse('binary_mask_image', message);
  }
}

/** Throws `invalidRequest` for dots beside the photo, at the field in which they came. */
export function checkDots(
  dots: MaskCoordinates,
  { width, height }: Size,
  field = 'mask_coordinates',
): void {
  if (dots.some(([x, y]) => x >= width || y >= height)) {
    refuse(field, validation.maskCoordinatesOutside);
  }
}
