import {
  en,
  type PictureField,
  type RunFields,
  requiredMessage,
  rerollFieldsSchema,
} from '@toile/contract';
import type { Engine } from '@toile/engines';
import {
  type BriefKind,
  briefKindOf,
  type getTool,
  listFields,
  runSchemaOf,
  type StoredRun,
  storedRunOf,
  type Tool,
} from '@toile/tools';
import { AppError } from '../../../platform/app-error.ts';
import type { GivenPicture } from '../../inputs/input-preparing.ts';
import { parseFields } from '../../inputs/parse-fields.ts';
import type { FormFields, FormPictures, RunForm } from './run-form.ts';

const runSchema = runSchemaOf(listFields());

/** The tools in service, by id, and the kinds of pictures that the engine makes. */
export type Offer = { getTool: typeof getTool; kinds: Engine['kinds'] };

/** The order of a run: everything about a job except its user and its time. */
export type RunOrder = {
  tool: RunFields['ai_model'];
  /** Kind of its pictures. */
  kind: BriefKind;
  /** The engine that the screen offered. */
  engine?: string;
  /** The price of an image in credits that the screen told. */
  credits?: number;
  prompt: string;
  settings: StoredRun;
  pictures: GivenPicture[];
  /** True: the place is a photograph of the user's own. */
  hasBackdrop: boolean;
  total: number;
  /** Absent: any. */
  seed?: number;
};

/** Outputs given in place of a picture, by the picture's field. */
function outputsOf(run: RunFields): Partial<Record<PictureField, string | undefined>> {
  return { original_target_image: run.target_output_id, source_image: run.source_output_id };
}

/** The pictures that a tool takes. */
const takenBy = ({ requiredImages, optionalImages = [] }: Tool): PictureField[] => [
  ...requiredImages,
  ...optionalImages,
];

/** The field of a photograph of the user's own as place. */
const BACKDROP = 'source_image' satisfies PictureField;

function isBackdropGiven(tool: Tool, run: RunFields, pictures: FormPictures): boolean {
  if (tool.takesBackdrop !== true) return false;
  return pictures.has(BACKDROP) || outputsOf(run)[BACKDROP] !== undefined;
}

/** Faults of a run's fields: values that the tool needs and does not get, or gets twice. */
function faultsOf(tool: Tool, run: RunFields, pictures: FormPictures): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const outputs = outputsOf(run);
  const isWordless = run.text_prompt === '' && !isBackdropGiven(tool, run, pictures);
  if (tool.promptRequired && isWordless) {
    faults.text_prompt = [en.validation.promptRequired];
  }
  for (const field of takenBy(tool)) {
    const isOutput = outputs[field] !== undefined;
    if (isOutput && pictures.has(field)) faults[field] = [en.validation.pictureTwice];
    if (isOutput || pictures.has(field) || !tool.requiredImages.includes(field)) continue;
    faults[field] = [requiredMessage(en.fields[field])];
  }
  return faults;
}

/** The pictures that the tool takes; others are ignored. */
function givenPictures(tool: Tool, run: RunFields, pictures: FormPictures): GivenPicture[] {
  const outputs = outputsOf(run);
  return takenBy(tool).flatMap((field): GivenPicture[] => {
    const isBackdrop = tool.takesBackdrop === true && field === BACKDROP;
    const as = { field, ...(isBackdrop && { isBackdrop }) };
    const file = pictures.get(field);
    if (file) return [{ ...as, file }];
    const outputId = outputs[field];
    return outputId === undefined ? [] : [{ ...as, outputId }];
  });
}

/**
 * Parses the form of a run. Throws `invalidRequest` with the faults by field, and `toolUnavailable`
 * for a tool that the engine cannot serve.
 */
export function parseRunOrder(
  { fields, pictures = new Map() }: Pick<RunForm, 'fields'> & Partial<RunForm>,
  { getTool: findTool, kinds }: Offer,
): RunOrder {
  const { num_count: count = '', num_images: total = count } = fields;
  const run = parseFields(runSchema, { ...fields, num_images: total });
  const tool = findTool(run.ai_model);
  const kind = briefKindOf(tool);
  if (!kind || !kinds.has(kind)) throw new AppError('toolUnavailable');
  const faults = faultsOf(tool, run, pictures);
  if (Object.keys(faults).length > 0) throw new AppError('invalidRequest', { fields: faults });
  return {
    tool: tool.id,
    kind,
    engine: run.engine,
    credits: run.credits,
    prompt: run.text_prompt,
    settings: storedRunOf(tool, run),
    pictures: givenPictures(tool, run, pictures),
    hasBackdrop: isBackdropGiven(tool, run, pictures),
    total: run.num_images,
    seed: run.seed,
  };
}

/** Parses the form of a re-roll. Throws `invalidRequest` with the faults by field. */
export function parseRerollOrder(fields: FormFields): {
  originId: string;
  total: number;
  engine?: string;
  credits?: number;
} {
  const {
    output_image_id: originId,
    num_images: total,
    ...offer
  } = parseFields(rerollFieldsSchema, fields);
  return { originId, total, ...offer };
}
