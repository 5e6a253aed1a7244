import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Generation, generationSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { isOnItsWay } from '../../../lib/api/is-on-its-way.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';
import { colourwaysKey } from './get-colourways.ts';

const KEY = ['save-colourway'];

type Colouring = { from: readonly string[]; palette: readonly string[] };

function saveColourway(id: string, colouring: Colouring): Promise<Generation> {
  const path = `/recolour-pattern/${encodeURIComponent(id)}/`;
  return post(path, { parse: (body) => generationSchema.parse(body), json: colouring });
}

/** Saves a pattern in other colours, as an output of its own. */
export function useSaveColourway(id: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    mutationFn: (colouring: Colouring) => saveColourway(id, colouring),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: colourwaysKey(id) });
      void queryClient.invalidateQueries({ queryKey: generationKeys.lists });
      announceChange('generations');
    },
  });
  const save: typeof mutate = (colouring, options) => {
    if (!isOnItsWay(queryClient, { key: KEY })) mutate(colouring, options);
  };
  return { save, isPending };
}
