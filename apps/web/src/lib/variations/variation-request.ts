import { knownToolIdSchema } from '@toile/tools';
import { z } from 'zod';

const sidePxSchema = z.int().min(1);

/** Parameters of the page of variations: the state of the navigation that leads there. */
export const variationRequestSchema = z.object({
  /** Id of the output to vary. */
  outputImageId: z.string().min(1),
  count: z.union([z.literal(1), z.literal(4)]),
  dimensions: z.object({ width: sidePxSchema, height: sidePxSchema }),
  aiModel: knownToolIdSchema,
  /** The engine that the screen named, with its price. */
  engine: z.string().optional(),
  /** The price of an image in credits that it told. */
  credits: z.int().optional(),
  /** Key of the run: opening the page again starts no other one. */
  idempotencyKey: z.string().min(1),
});

export type VariationRequest = z.infer<typeof variationRequestSchema>;

/** The request in the state of a navigation; undefined without one. */
export function findVariationRequest(state: unknown): VariationRequest | undefined {
  return variationRequestSchema.safeParse(state).data;
}
