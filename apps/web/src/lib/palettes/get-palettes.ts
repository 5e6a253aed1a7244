import { useQuery } from '@tanstack/react-query';
import { paletteListSchema } from '@toile/contract';
import { get } from '../api/api-client.ts';
import { useHidden } from '../deletions/awaited-deletions.ts';
import { PALETTES_KEY } from './palettes-key.ts';

/** The user's palettes, the one that was changed last first; without those being deleted. */
export function usePalettes() {
  const hidden = useHidden();
  const { data, error, refetch } = useQuery({
    queryKey: PALETTES_KEY,
    queryFn: ({ signal }) =>
      get('/palettes/', { parse: (body) => paletteListSchema.parse(body).palettes, signal }),
  });
  return { palettes: data?.filter(({ id }) => !hidden.has(id)), error, refetch };
}
