import { storedJson } from '@toile/contract';
import { z } from 'zod';
import type { FieldSettings } from './fields/run-field.ts';
import type { ToolRun } from './fields/run-schema.ts';
import { listFields, listToolFields } from './find-tools.ts';
import type { ImageBrief, Recolouring } from './image-brief.ts';
import { type Rewording, rewordingSchema } from './rewording.ts';
import type { PlaceField, Tool } from './tool.ts';

/** Fields of a run that are stored beside its tool, prompt, seed and pictures. */
export type StoredRun = FieldSettings &
  Pick<ToolRun, PlaceField> & {
    /** Changes of colours, in order, that its pictures get once they are drawn. */
    recolourings?: readonly Recolouring[];
    /** The prompt in the words of the engine that draws, where a text model put it so. */
    rewording?: Rewording;
  };

const coordinatesSchema = z.array(z.tuple([z.number(), z.number()]));
const coloursSchema = z.array(z.string());

/** A setting as its field reads it from text. */
function settingSchema({ read, fault }: ReturnType<typeof listFields>[number]) {
  return z.union([z.string(), z.number()]).transform((value, { issues }) => {
    const setting = read(String(value));
    if (setting === undefined) issues.push({ code: 'custom', message: fault, input: value });
    return setting;
  });
}

const settingSchemas = Object.fromEntries(
  listFields().map((field) => [field.setting, settingSchema(field).optional()]),
);

const storedRunSchema = z.object({
  ...settingSchemas,
  face_id: z.int().optional(),
  mask_coordinates: coordinatesSchema.optional(),
  reposition: z
    .object({ x: z.number(), y: z.number(), width: z.number(), rotation: z.number() })
    .optional(),
  recolourings: z.array(z.object({ palette: coloursSchema, from: coloursSchema })).optional(),
  rewording: rewordingSchema.optional(),
});

/**
 * Run fields as rows keep them. Version 0 were the settings of a brief, by the names of engines.
 * Version 1 knew no rewording: pictures of such a run are drawn after the user's own words.
 */
export const storedRun = storedJson<z.ZodType<StoredRun>>(storedRunSchema, [
  ({ faceId, maskCoordinates, ...rest }) => ({
    ...rest,
    face_id: faceId,
    mask_coordinates: maskCoordinates,
  }),
  ({ rewording: _unknown, ...rest }) => rest,
]);

/** The fields of a run that its tool reads, as they are stored. */
export function storedRunOf(tool: Tool, run: ToolRun): StoredRun {
  const settings = listToolFields(tool).map(({ setting }) => setting);
  const read = [...settings, ...(tool.reads ?? [])].map((name) => [name, run[name]] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

type BriefOrder = {
  tool: Tool;
  prompt: string;
  run: StoredRun;
  pictures: Pick<ImageBrief, 'images' | 'sourceRegions'>;
};

/** The brief of a stored run. @throws Error for a tool without a brief. */
export async function briefOfRun({ tool, prompt, run, pictures }: BriefOrder): Promise<ImageBrief> {
  const { recolourings, rewording, ...fields } = run;
  const order = { ai_model: tool.id, text_prompt: prompt, num_images: 1, ...fields } as const;
  const brief = tool.brief?.(order, pictures.images);
  if (!brief) throw new Error(`The tool ${tool.id} has no brief`);
  const { sourceRegions } = pictures;
  const instruction = (await tool.instruct?.(order, pictures.images)) ?? { instruction: prompt };
  return {
    ...brief,
    ...instruction,
    settings: { ...brief.settings, ...(recolourings && { recolourings }) },
    ...(sourceRegions && { sourceRegions }),
    ...(rewording && { rewording }),
  };
}
