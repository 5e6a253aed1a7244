import { useQuery } from '@tanstack/react-query';
import { type RunInput, type ToolId, type UploadField, uploadsSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

type UploadsQuery = { field: UploadField; tools: readonly ToolId[] };

/** Pictures that the user uploaded for earlier runs of some tools, the latest first. */
async function getUploads(
  { field, tools }: UploadsQuery,
  signal: AbortSignal,
): Promise<RunInput[]> {
  const query = new URLSearchParams({ field });
  for (const tool of tools) query.append('ai_model', tool);
  const path = `/uploads/?${query}`;
  const answer = await get(path, { parse: (body) => uploadsSchema.parse(body), signal });
  return answer.uploads;
}

export function useUploads(query: UploadsQuery) {
  return useQuery({
    queryKey: generationKeys.uploads(query.field, query.tools),
    queryFn: ({ signal }) => getUploads(query, signal),
  });
}
