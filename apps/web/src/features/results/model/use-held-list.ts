import type { Generation } from '@toile/contract';
import { useState } from 'react';

/**
 * The list that is stepped through. While one of it is looked at, the list may lose that one
 * without its being deleted: an upscaled picture comes to the top and pushes the last of a page to
 * the next. The list as it was is held then.
 */
export function useHeldList(
  generations: readonly Generation[],
  openId: string | null,
): readonly Generation[] {
  const [held, setHeld] = useState(generations);
  const isCurrent = openId === null || generations.some(({ output_image_id: id }) => id === openId);
  if (isCurrent && held !== generations) setHeld(generations);
  return isCurrent ? generations : held;
}
