import { z } from 'zod';

// Apart from the forms of accounts: every page of a signed-in user loads it.

/** Answer of GET /get-user-credits/. */
export const userCreditsSchema = z.object({
  credits: z.int(),
  username: z.string(),
  email: z.string(),
  /** Present for operators alone. */
  is_operator: z.literal(true).optional(),
  /** Present for operators whose session has not proved a second factor: nothing answers them. */
  needs_two_factor: z.literal(true).optional(),
});

export type UserCredits = z.infer<typeof userCreditsSchema>;
