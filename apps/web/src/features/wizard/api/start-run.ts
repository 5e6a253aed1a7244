import {
  en,
  type InsufficientCredits,
  insufficientCreditsSchema,
  jobAcceptedSchema,
} from '@toile/contract';
import type { Tool } from '@toile/tools';
import { post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import type { Intent } from '../model/run-inputs.ts';

export type StartOutcome =
  | { kind: 'accepted'; jobId: string }
  | { kind: 'creditsMissing'; offer: InsufficientCredits }
  | { kind: 'failed'; error: string };

const PAYMENT_REQUIRED = 402;

/** Asks for a run. The intent's key makes a second ask for the same run free of charge. */
export async function startRun(tool: Tool, intent: Intent): Promise<StartOutcome> {
  const endpoint = findServiceEndpoint(tool);
  if (!endpoint) return { kind: 'failed', error: en.errors.noEndpoint };
  try {
    const answer = await post(endpoint, {
      parse: (body) => jobAcceptedSchema.parse(body),
      multipart: encodeIntent(tool, intent),
      headers: { 'Idempotency-Key': intent.key },
    });
    return { kind: 'accepted', jobId: answer.job_id };
  } catch (error) {
    return toOutcome(error);
  }
}

/** A tool that no engine can serve has no endpoint. */
function findServiceEndpoint(tool: Tool): string | undefined {
  return tool.brief && '/generate-image-with-sse/';
}

function encodeIntent(tool: Tool, { prompt, count, settings }: Intent): FormData {
  const form = new FormData();
  form.set('ai_model', tool.id);
  form.set('num_images', String(count));
  form.set('text_prompt', prompt);
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

function toOutcome(error: unknown): StartOutcome {
  const offer = findOffer(error);
  return offer ? { kind: 'creditsMissing', offer } : { kind: 'failed', error: errorText(error) };
}

function findOffer(error: unknown): InsufficientCredits | undefined {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return undefined;
  return insufficientCreditsSchema.safeParse(error.body).data;
}
