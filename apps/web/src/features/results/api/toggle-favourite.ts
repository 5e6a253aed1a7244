import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favouriteAnswerSchema } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { isOnItsWay } from '../../../lib/api/is-on-its-way.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { changeGeneration } from '../../../lib/generations/generation-cache.ts';

const KEY = ['favourite'];

/** Makes an output a favourite, or takes that back; resolves with its new state. */
async function toggleFavourite(id: string): Promise<boolean> {
  const path = `/favourite/${encodeURIComponent(id)}/`;
  const { favourite } = await post(path, { parse: (body) => favouriteAnswerSchema.parse(body) });
  return favourite;
}

/** Toggles a favourite at once on screen; clicks before the server's answer are ignored. */
export function useToggleFavourite() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    mutationFn: toggleFavourite,
    onSuccess: (favourite, id) => {
      changeGeneration(queryClient, id, { favourite });
      announceChange('generations');
    },
    onError: (error) => {
      toast.error(t('results.favouriteFailed', { message: errorText(error) }));
    },
  });
  const toggle = (id: string) => {
    if (!isOnItsWay(queryClient, { key: KEY, variables: id })) mutate(id);
  };
  return { toggle, isPending };
}
