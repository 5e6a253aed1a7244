import { useQuery } from '@tanstack/react-query';
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
};

function readPrompt(order: ReadingOrder, signal: AbortSignal): Promise<PromptReading> {
  const { tool, prompt, settings, engine } = order;
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return post('/read-prompt/', {
    parse: (body) => promptReadingSchema.parse(body),
    json: { ai_model: tool, text_prompt: prompt, engine, ...Object.fromEntries(given) },
    signal,
  });
}

/** The same words mean the same as long as the page stays open. */
const STALE_TIME_MS = Number.POSITIVE_INFINITY;

/**
 * The words of a prompt that its pictures will not answer; nothing is asked without an order. An
 * earlier question that has no answer yet is given up for the next one; a failure is silent.
 */
export function useReading(order: ReadingOrder | undefined) {
  return useQuery({
    queryKey: ['prompt-reading', order],
    queryFn: ({ signal }) => (order ? readPrompt(order, signal) : { marks: [] }),
    enabled: order !== undefined,
    staleTime: STALE_TIME_MS,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
