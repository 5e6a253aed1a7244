import type { Generation } from '@toile/contract';
import { useState } from 'react';

/**
 * The list that the preview steps through. While one of its outputs is in view, the list is frozen:
 * an upscaled picture would come to the top and push the last output of a page to the next one.
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
