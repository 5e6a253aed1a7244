import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RunPreview, runPreviewSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/** The form of a run to preview; undefined when one of its files is no longer stored. */
export type PreviewForm = () => Promise<FormData | undefined>;

/** The order of a free preview. */
export type PreviewOrder = {
  /** Names the inputs: the same inputs look the same as long as the page stays open. */
  key: string;
  form: PreviewForm;
};

async function previewRun(form: FormData, signal: AbortSignal): Promise<RunPreview> {
  return post('/preview-run/', {
    parse: (body) => runPreviewSchema.parse(body),
    multipart: form,
    signal,
  });
}

/** Beginning of the keys of all previews. */
export const PREVIEW_KEY = ['run-preview'];

/** The query of a preview: one answer for the note that shows it and the click that waits for it. */
export const previewQuery = (order: PreviewOrder | undefined) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, order?.key],
    queryFn: async ({ signal }): Promise<RunPreview | null> => {
      const form = await order?.form();
      return form ? previewRun(form, signal) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * The free preview of a run; nothing is asked without an order. A refusal is an answer like another:
 * it is not asked for again by itself.
 */
export function useRunPreview(order: PreviewOrder | undefined) {
  return useQuery({
    ...previewQuery(order),
    enabled: order !== undefined,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
