import { z } from 'zod';
import { DASHBOARD_PAGE_SIZE, SELECTION_MAX_LENGTH } from './limits.ts';
import { validation } from './messages/en/validation.ts';
import { paginationSchema } from './pagination.ts';
import { EXPORT_DPI_LIMITS, REPEAT_CM_LIMITS } from './print-size.ts';
import { PICTURE_FIELDS } from './run-request.ts';
import { seamScoreSchema } from './seam.ts';
import { shortList } from './short-list.ts';
import { type ToolId, toolIdSchema } from './tool-id.ts';
import { voteValueSchema } from './vote.ts';

/** An output in its other size, with the ids that tell the two apart. */
export const otherSizeSchema = z.object({
  output_image_id: z.string(),
  image_id: z.string(),
  image_url: z.string(),
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
  downloaded: z.boolean(),
  seam: seamScoreSchema.nullable(),
});

export type OtherSize = z.infer<typeof otherSizeSchema>;

/** The reading of an uploaded drawing: a person who wears clothes, or clothes alone. */
export const drawingReadAsSchema = z.enum(['person', 'garment']);

export type DrawingReadAs = z.infer<typeof drawingReadAsSchema>;

/** One delivered image. `output_image_id` names it in every call; `image_id` names its file. */
export const generationSchema = z.object({
  output_image_id: z.string(),
  image_id: z.string(),
  image_url: z.string(),
  thumbnail_url: z.string(),
  type: toolIdSchema,
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  width: z.int(),
  height: z.int(),
  upscaled: z.boolean(),
  downloaded: z.boolean(),
  favourite: z.boolean(),
  voted: voteValueSchema.nullable(),
  upscaled_from_id: z.string().nullable(),
  /**
   * The larger picture made from this one, or the smaller one that this was made from; null where
   * there is none (any more). Events stored before this field existed lack it.
   */
  other_size: otherSizeSchema.nullable().default(null),
  /** The prompt; empty where the tool takes no words. */
  prompt: z.string().default(''),
  /** Words of the prompt that the engine did not understand. */
  unread: z.array(z.string()),
  /**
   * The engine's reading of the uploaded drawing; absent where the engine had nothing to decide.
   */
  read_as: drawingReadAsSchema.optional(),
  seam: seamScoreSchema.nullable(),
  /** The colours, #rrggbb, of a pattern in others than its own; absent for every other picture. */
  colourway: z.array(z.string()).optional(),
  /** Id of the engine that made it. Events stored before this field existed lack it. */
  engine: z.string().optional(),
  /** Id of its run. Events stored before this field existed lack it. */
  job_id: z.string().optional(),
});

export type Generation = z.infer<typeof generationSchema>;

/** An input picture of a run, readable by its owner. */
export const runInputSchema = z.object({
  /** The request's field that held it. */
  field: z.enum(PICTURE_FIELDS),
  image_url: z.string(),
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
  /** The user's output with this picture, where there is one. */
  output_image_id: z.string().nullable(),
  /** True: the picture is no longer kept, and its addresses lead nowhere. */
  gone: z.literal(true).optional(),
});

export type RunInput = z.infer<typeof runInputSchema>;

const exportFormatSchema = z.enum(['png', 'svg', 'tiff'], validation.exportFormat);

export type ExportFormat = z.infer<typeof exportFormatSchema>;

export const generationDetailsSchema = generationSchema.extend({
  /** The user's settings and the engine's choices. */
  settings: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The prompt in the engine's words, where a text model put it so, and the model's name. */
  rewording: z.object({ prompt: z.string(), model: z.string() }).optional(),
  /** Ids of the outputs that this one was made from, nearest first. */
  lineage: z.array(z.string()),
  inputs: z.array(runInputSchema),
  /** File formats in which the drawing is stored. A tile can be exported in others too. */
  formats: z.array(exportFormatSchema),
  engine: z.string(),
  /** Name of the engine on screens; its id where it is not in service any more. */
  engine_name: z.string(),
  model: z.string(),
  /**
   * Seed of the run. The same prompt, settings, pictures and seed give the same images; for
   * variations the images that they vary must be the same too.
   */
  seed: z.int(),
  /** Number of the image within its run, from 1: seed and number together identify the picture. */
  picture_number: z.int(),
  /** Number of images ordered with the run. */
  picture_total: z.int(),
  job_id: z.string(),
});

export type GenerationDetails = z.infer<typeof generationDetailsSchema>;

export const generationListSchema = z.object({
  generation_data: z.array(generationSchema),
  pagination: paginationSchema,
});

export type GenerationList = z.infer<typeof generationListSchema>;

export const generationAnswerSchema = z.object({ generation_data: generationDetailsSchema });

export const downloadAnswerSchema = z.object({
  downloaded: z.literal(true),
  download_url: z.string(),
});

export type DownloadAnswer = z.infer<typeof downloadAnswerSchema>;

/** Answer of POST /favourite/{id}/: the output's new state. */
export const favouriteAnswerSchema = z.object({ favourite: z.boolean() });

const { min: minCm, max: maxCm } = REPEAT_CM_LIMITS;
const { min: minDpi, max: maxDpi } = EXPORT_DPI_LIMITS;

/**
 * Query of GET /export-image/{id}/. With a width in centimetres, a tile is exported at that
 * physical size: in its own pixels, or scaled to `dpi`; once, or three by three.
 */
export const exportQuerySchema = z.object({
  format: exportFormatSchema.default('png'),
  repeat_cm: z.coerce
    .number(validation.repeatCm)
    .min(minCm, validation.repeatCm)
    .max(maxCm, validation.repeatCm)
    .optional(),
  dpi: z.coerce
    .number(validation.exportDpi)
    .int(validation.exportDpi)
    .min(minDpi, validation.exportDpi)
    .max(maxDpi, validation.exportDpi)
    .optional(),
  tiles: z.enum(['1', '3'], validation.exportTiles).default('1'),
});

export type ExportQuery = z.infer<typeof exportQuerySchema>;

const pageSchema = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** Schema of the ids of the tools that there are, which the contract does not know. */
export type ToolIds = z.ZodType<ToolId>;

/** One tool, or all of them; a form without a choice sends an empty value. */
const toolFilterOf = (ids: ToolIds) =>
  z.preprocess((value) => (value === '' ? undefined : value), ids.optional()).optional();

/** Tools that a query may name. */
const MOST_TOOLS = 30;

/** A tool or several, as a query that names the field once or repeats it; or all of them. */
export const toolsFilterOf = (ids: ToolIds) =>
  z
    .preprocess(
      (value) => (value === '' || value === undefined ? undefined : [value].flat()),
      shortList(z.array(ids).max(MOST_TOOLS).optional(), {
        max: MOST_TOOLS,
        message: validation.invalidValue,
      }),
    )
    .optional();

/** The user's marks that a list can be narrowed to. */
export const MARKS = ['favourite', 'liked'] as const;

export type Mark = (typeof MARKS)[number];

/** Longest span of time, in days, that a list can be narrowed to. */
export const MOST_DAYS = 3660;

/** A choice that a form without one sends as an empty value. */
const unlessEmpty = <Choice extends z.ZodType>(choice: Choice) =>
  z.preprocess((value) => (value === '' ? undefined : value), choice.optional()).optional();

/** Query of GET /dashboard/. A page that is no number is page 1. */
export const dashboardQueryOf = (ids: ToolIds) =>
  z.object({
    page: pageSchema.default(1),
    page_size: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .catch(DASHBOARD_PAGE_SIZE)
      .default(DASHBOARD_PAGE_SIZE),
    ai_model: toolFilterOf(ids),
    q: z.string().max(200).optional(),
    mark: unlessEmpty(z.enum(MARKS, validation.invalidValue)),
    /** What was made within as many days before now. */
    days: unlessEmpty(
      z.coerce
        .number(validation.invalidValue)
        .int(validation.invalidValue)
        .min(1, validation.invalidValue)
        .max(MOST_DAYS, validation.invalidValue),
    ),
  });

/** A list of outputs that is not looked into where it is too long. */
export const selectionOf = <Ids extends z.ZodType>(ids: Ids) =>
  shortList(ids, { max: SELECTION_MAX_LENGTH, message: validation.selectionTooLong });

/** Body of POST /delete-images/. */
export const deleteImagesRequestSchema = z.object({
  ids: selectionOf(z.array(z.uuid()).min(1, validation.selectionEmpty)),
});

/** Answer of POST /delete-images/: how many of them were there to be deleted. */
export const deleteImagesAnswerSchema = z.object({ deleted: z.int() });

/** Query of GET /export-images/: ids, separated by commas. */
export const exportImagesQuerySchema = z.object({
  ids: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    selectionOf(z.array(z.uuid()).min(1, validation.selectionEmpty)),
  ),
});

/** Query of GET /fetch-previous-generations. */
export const previousGenerationsQueryOf = (ids: ToolIds) =>
  z.object({
    ai_model: toolsFilterOf(ids),
    page: pageSchema.default(1),
    page_size: z.coerce.number().int().min(1).max(100).catch(13).default(13),
  });
