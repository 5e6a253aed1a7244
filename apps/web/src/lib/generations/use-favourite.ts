import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favouriteAnswerSchema, type Generation } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { post } from '../api/api-client.ts';
import { errorText } from '../api/error-texts.ts';
import { isOnItsWay } from '../api/is-on-its-way.ts';
import { announceChange } from '../event-stream/shared-changes.ts';
import { changeGeneration } from './generation-cache.ts';

const KEY = ['favourite'];

/** Makes an output a favourite, or takes that back; resolves with its new state. */
async function toggleFavourite(id: string): Promise<boolean> {
  const path = `/favourite/${encodeURIComponent(id)}/`;
  const { favourite } = await post(path, { parse: (body) => favouriteAnswerSchema.parse(body) });
  return favourite;
}

/** An output as a favourite, on screen with the click; clicks before the server's answer are ignored. */
export function useFavourite({
  output_image_id: id,
  favourite,
}: Pick<Generation, 'output_image_id' | 'favourite'>): { isFull: boolean; toggle: () => void } {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    mutationFn: toggleFavourite,
    onSuccess: (now) => {
      changeGeneration(queryClient, id, { favourite: now });
      announceChange('generations');
    },
    onError: (error) => {
      toast.error(t('results.favouriteFailed', { message: errorText(error) }));
    },
  });
  const toggle = () => {
    if (!isOnItsWay(queryClient, { key: KEY, variables: id })) mutate(id);
  };
  return { isFull: isPending ? !favourite : favourite, toggle };
}
