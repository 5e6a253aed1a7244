import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewPalette } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshPalettes } from './refresh-palettes.ts';

/** Makes a palette, or changes the one of an id. */
export function useSavePalette(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: NewPalette) =>
      post(id === undefined ? '/palettes/' : `/palettes/${id}/`, { json, parse: ignoreBody }),
    onSettled: () => refreshPalettes(queryClient),
  });
}
