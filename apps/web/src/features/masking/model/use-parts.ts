import { useQuery } from '@tanstack/react-query';
import type { PhotoPart } from '@toile/contract';
import { askPatiently } from '../../../lib/api/ask-patiently.ts';
import { askParts } from '../api/photo-parts.ts';
import type { MaskTarget } from '../api/target-form.ts';
import { MOST_TRIES } from './most-tries.ts';

type PartsOptions = {
  /** Names the photo. */
  photoKey: string;
  /** True: the step is in view; nobody asks for it before. */
  active: boolean;
  findTarget: () => Promise<MaskTarget | undefined>;
};

/** The parts of the photo that can be selected by name; they are a help, and may fail to come. */
export function useParts({ photoKey, active, findTarget }: PartsOptions) {
  return useQuery({
    queryKey: ['photo-parts', photoKey],
    queryFn: async ({ signal }): Promise<readonly PhotoPart[]> => {
      const target = await findTarget();
      if (!target) return [];
      const ask = () => askParts({ target, signal });
      const patience = { mostTries: MOST_TRIES, onWait: () => undefined, signal };
      return (await askPatiently(ask, patience)).parts;
    },
    enabled: active,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
