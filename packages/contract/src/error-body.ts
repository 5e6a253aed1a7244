import { z } from 'zod';

/** Body of a 4xx answer: messages by field, `non_field_errors` where no field fits. */
export const errorBodySchema = z.record(z.string(), z.array(z.string()));

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Body of answers about an e-mail that is not verified; it names the address when it may. */
export const unverifiedErrorSchema = z.object({
  non_field_errors: z.array(z.string()),
  email: z.string().optional(),
});

/**
 * Body of a 402 answer: the missing credits and the plans that would provide them; in words too.
 */
export const insufficientCreditsSchema = z.object({
  non_field_errors: z.array(z.string()).optional(),
  insufficient_credits: z.literal(true),
  required: z.int(),
  available: z.int(),
  plans: z.array(
    z.object({
      name: z.string(),
      price: z.number(),
      priceInCents: z.int(),
      priceId: z.string(),
      credits: z.int(),
    }),
  ),
});

export type InsufficientCredits = z.infer<typeof insufficientCreditsSchema>;

/** Body of a 5xx answer: never the cause, only the id of its entry in the log. */
export const serverErrorSchema = z.object({
  non_field_errors: z.array(z.string()),
  request_id: z.string(),
});
