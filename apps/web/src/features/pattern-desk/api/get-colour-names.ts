import { useQuery } from '@tanstack/react-query';
import { colourNamesSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

async function getColourNames(
  hexes: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const query = hexes.map((hex) => hex.slice(1)).join(',');
  const path = `/colour-names/?hex=${query}`;
  const { names } = await get(path, { parse: (body) => colourNamesSchema.parse(body), signal });
  return new Map(hexes.map((hex, place) => [hex, names[place] ?? '']));
}

/** The nearest name of each colour; undefined until they are known. */
export function useColourNames(hexes: readonly string[]): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery({
    queryKey: ['colour-names', ...hexes],
    queryFn: ({ signal }) => getColourNames(hexes, signal),
    enabled: hexes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return data;
}
