import { useQueryClient } from '@tanstack/react-query';
import type { Generation } from '@toile/contract';
import { useEffect, useEffectEvent } from 'react';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';
import { generationQuery } from '../api/get-generation.ts';

/** Fetches the outputs after and before the one that is looked at, so that a step shows them at once. */
export function usePrefetch(list: readonly Generation[], index: number): void {
  const queryClient = useQueryClient();
  const around = index < 0 ? [] : [list[index + 1], list[index - 1]];
  const neighbours = around.filter((one) => one !== undefined);
  const ids = neighbours.map((one) => one.output_image_id).join(' ');
  const prefetch = useEffectEvent(() => {
    for (const neighbour of neighbours) {
      new Image().src = fullPicture(neighbour).src;
      void queryClient
        .ensureQueryData(generationQuery(neighbour.output_image_id))
        .catch(() => undefined);
    }
  });
  useEffect(() => prefetch(), [ids]);
}
