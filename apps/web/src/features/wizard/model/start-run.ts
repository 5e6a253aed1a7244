import { errorWords, PICTURE_FIELDS, type PictureField, studioWords } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { type StartOutcome, toStartFault } from '../../../lib/generations/start-outcome.ts';
import { findPicture } from '../../../lib/pictures/picture-store.ts';
import { orderRun } from '../api/order-run.ts';
import type { GivenPicture } from './given-picture.ts';
import { listFields } from './placing.ts';
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
    const form = await encodeIntent(tool, owner, intent);
    if (!form) return { kind: 'failed', error: studioWords.wizard.source.gone };
    const answer = await orderRun(form, intent.key, signal);
    return { kind: 'accepted', jobId: answer.job_id };
  } catch (error) {
    return toStartFault(error);
  }
}

/** The fields of a run; undefined when one of its files is no longer stored. */
async function encodeIntent(
  tool: Tool,
  owner: string,
  { prompt, count, engine, credits, settings, pictures, placing }: Intent,
): Promise<FormData | undefined> {
  const form = new FormData();
  form.set('ai_model', tool.id);
  form.set('num_images', String(count));
  form.set('text_prompt', prompt);
  if (engine !== undefined) form.set('engine', engine);
  if (credits !== undefined) form.set('credits', String(credits));
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) form.set(name, value);
  }
  for (const [name, value] of listFields(placing)) form.set(name, value);
  for (const field of PICTURE_FIELDS) {
    const picture = pictures[field];
    if (picture && !(await encodePicture(form, field, { owner, picture }))) return undefined;
  }
  return form;
}

/** The field that names an output in place of a file. */
const OUTPUT_FIELDS: Partial<Record<PictureField, string>> = {
  original_target_image: 'target_output_id',
  source_image: 'source_output_id',
};

async function encodePicture(
  form: FormData,
  field: PictureField,
  { owner, picture }: { owner: string; picture: GivenPicture },
): Promise<boolean> {
  if (picture.kind === 'output') {
    const outputField = OUTPUT_FIELDS[field];
    if (outputField) form.set(outputField, picture.outputId);
    return outputField !== undefined;
  }
  const file = await findPicture(owner, picture.fileId);
  if (file) form.set(field, file, picture.name);
  return file !== undefined;
}
