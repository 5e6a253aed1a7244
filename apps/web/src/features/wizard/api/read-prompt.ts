import { type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query';
import { type PromptReading, promptReadingSchema, type ToolId } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/** The entries of a run that its words are read with. */
export type ReadingOrder = {
  tool: ToolId;
  prompt: string;
  /** Texts of the settings by the names of their fields. */
  settings: Readonly<Partial<Record<string, string>>>;
  /** The engine that would draw. */
  engine: string;
  /** True: the place is a photograph of the user's own, which is not sent for a reading. */
  hasBackdrop?: boolean;
};

function readPrompt(order: ReadingOrder, signal: AbortSignal): Promise<PromptReading> {
  const { tool, prompt, settings, engine, hasBackdrop } = order;
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return post('/read-prompt/', {
    parse: (body) => promptReadingSchema.parse(body),
    json: {
      ai_model: tool,
      text_prompt: prompt,
      engine,
      ...(hasBackdrop && { source_image: 'given' }),
      ...Object.fromEntries(given),
    },
    signal,
  });
}

/** The same words mean the same as long as the page stays open. */
const STALE_TIME_MS = Number.POSITIVE_INFINITY;
/** Time without questions after one that failed. */
const REST_MS = 20_000;
/** The moment up to which nothing is asked, one for the whole page. */
const REST_KEY = ['prompt-reading-rest'];

type Reading = PromptReading & {
  /** True where the words could not be read: they are asked for again after the rest. */
  isMissing?: true;
};

const MISSING: Reading = { marks: [], isMissing: true };

async function readUnlessResting(
  order: ReadingOrder,
  { signal, client }: QueryFunctionContext,
): Promise<Reading> {
  if ((client.getQueryData<number>(REST_KEY) ?? 0) > Date.now()) return MISSING;
  try {
    return await readPrompt(order, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    client.setQueryData(REST_KEY, Date.now() + REST_MS);
    return MISSING;
  }
}

/** The query of a reading: one answer for the field that shows it and the click that waits for it. */
export const readingQuery = (order: ReadingOrder | undefined) =>
  queryOptions({
    queryKey: ['prompt-reading', order],
    queryFn: (context): Promise<Reading> | Reading =>
      order ? readUnlessResting(order, context) : { marks: [] },
    staleTime: STALE_TIME_MS,
    retry: false,
  });

/**
 * The words of a prompt that its pictures will not answer; nothing is asked without an order. An
 * earlier question that has no answer yet is given up for the next one; a failure is silent, and
 * nothing is asked for a while after it, wherever on the page.
 */
export function useReading(order: ReadingOrder | undefined) {
  return useQuery({
    ...readingQuery(order),
    enabled: order !== undefined,
    refetchInterval: ({ state }) => (state.data?.isMissing ? REST_MS : false),
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
