import { errorWords, studioWords } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { type StartOutcome, toStartFault } from '../../../lib/generations/start-outcome.ts';
import { orderRun } from '../api/order-run.ts';
import { encodeRun } from './encode-run.ts';
import type { Intent } from './run-inputs.ts';

type RunStart = { owner: string; intent: Intent; signal?: AbortSignal };

/**
 * Starts a run of the tool for the user named `owner`. A second start with the intent's key is the
 * same run and costs nothing. The signal ends the wait for a connection.
 */
export async function startRun(
  tool: Tool,
  { owner, intent, signal }: RunStart,
): Promise<StartOutcome> {
  // Without a brief there is nothing that an engine could draw.
  if (!tool.brief) return { kind: 'failed', error: errorWords.noEndpoint };
  try {
    const form = await encodeRun(tool, owner, intent);
    if (!form) return { kind: 'failed', error: studioWords.wizard.source.gone };
    const answer = await orderRun(form, intent.key, signal);
    return { kind: 'accepted', jobId: answer.job_id };
  } catch (error) {
    return toStartFault(error);
  }
}
