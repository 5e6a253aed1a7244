import { PICTURE_FIELDS, type PictureField } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { findPicture } from '../../../lib/pictures/picture-store.ts';
import type { GivenPicture } from './given-picture.ts';
import { listFields } from './placing.ts';
import type { RunInputs } from './run-inputs.ts';

/** The form of a run of the user named `owner`; undefined when one of its files is no longer stored. */
export async function encodeRun(
  tool: Pick<Tool, 'id'>,
  owner: string,
  { prompt, count, engine, credits, settings, pictures, placing }: RunInputs,
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
