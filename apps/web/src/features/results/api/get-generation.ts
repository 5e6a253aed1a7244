import { queryOptions, useQuery } from '@tanstack/react-query';
import { type GenerationDetails, generationAnswerSchema, type RunInput } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

const NOT_FOUND = 404;

/** An output with the details of its making. */
async function getGeneration(id: string, signal?: AbortSignal): Promise<GenerationDetails> {
  const path = `/get-generation/${encodeURIComponent(id)}/`;
  const answer = await get(path, { parse: (body) => generationAnswerSchema.parse(body), signal });
  return answer.generation_data;
}

export function generationQuery(id: string) {
  return queryOptions({
    queryKey: generationKeys.details(id),
    queryFn: ({ signal }) => getGeneration(id, signal),
  });
}

/** Query of an output; idle while there is no id. */
export function useGeneration(id: string | null) {
  return useQuery({ ...generationQuery(id ?? ''), enabled: id !== null });
}

/** Fields whose picture a result is compared with: the first that the run used. */
const SOURCE_FIELDS = ['original_target_image', 'source_image'] as const;

/** The input picture of an output's run; undefined for a run of words alone. */
export function findSource(details: GenerationDetails | undefined): RunInput | undefined {
  const given = SOURCE_FIELDS.map((field) => details?.inputs.find((one) => one.field === field));
  return given.find((one) => one !== undefined);
}

/** True for an output of whose input pictures one is no longer kept: nothing more is made from them. */
export function isUploadGone(details: GenerationDetails | undefined): boolean {
  return details?.inputs.some(({ gone }) => gone) ?? false;
}

/** True for an output that was deleted, here or elsewhere. */
export function useIsDeleted(id: string): boolean {
  const { error } = useGeneration(id);
  return error instanceof ApiError && error.status === NOT_FOUND;
}

/** The present state of an output: null once it was deleted. */
export function fateQuery(id: string) {
  return queryOptions({
    queryKey: generationKeys.fate(id),
    queryFn: ({ signal }) => findGeneration(id, signal),
    // A deleted output stays deleted, and is not asked for again whatever else has changed.
    enabled: ({ state }) => state.data !== null,
  });
}

async function findGeneration(id: string, signal: AbortSignal): Promise<GenerationDetails | null> {
  try {
    return await getGeneration(id, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
