import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';

/** Throws a `refused` EngineError, 'mask-size', for a mask of another size than its photo. */
export function assertFits(mask: PixelSize, photo: PixelSize): void {
  if (mask.width === photo.width && mask.height === photo.height) return;
  const sizes = [mask, photo].map(({ width, height }) => `${width} × ${height}`);
  throw new EngineError('refused', `A mask of ${sizes.join(' for a photo of ')}`, {
    reason: 'mask-size',
  });
}
