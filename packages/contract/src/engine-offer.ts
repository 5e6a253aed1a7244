import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

/** An engine that draws for a tool: its name, price and promises, as screens tell them before the click. */
export const engineOfferSchema = z.object({
  /** Id of the engine, to be sent with the order. */
  engine: z.string(),
  name: z.string(),
  model: z.string(),
  /** `rules`: drawn by rules; `model`: by a trained image model. */
  method: z.enum(['rules', 'model']),
  /** Price of an image in credits. */
  credits: z.int().min(1),
  /** True: people get a pose of their own in a new background, and the chosen face. */
  poses_people: z.boolean(),
  /** True: it works out by itself what changes, and is not sent the marked part. */
  ignores_mask: z.boolean(),
  /** True: it takes a photograph of the user's own as the place of a background. */
  takes_backdrop: z.boolean(),
  /** False: it is away at the moment. */
  ready: z.boolean(),
});

export type EngineOffer = z.infer<typeof engineOfferSchema>;

/**
 * Answer of GET /engine-offers/: the engines of each tool, and those that enlarge pictures, in the
 * order in which they are asked.
 */
export const engineOffersSchema = z.object({
  tools: z.record(toolIdSchema, z.array(engineOfferSchema)),
  upscale: z.array(engineOfferSchema),
});

export type EngineOffers = z.infer<typeof engineOffersSchema>;

/** Letters of the longest id of an engine. */
const LONGEST_ID = 40;

/** Id of the engine that a screen offered, sent with an order; absent: any. */
export const offeredEngineSchema = z.string().max(LONGEST_ID).optional();

/**
 * Credits for an image that a screen told, sent with an order; absent: whatever it costs. An order
 * at another price is refused.
 */
export const offeredCreditsSchema = z.int().min(1).max(1_000_000).optional();
