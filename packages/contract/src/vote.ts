import { z } from 'zod';
import { validation } from './messages/en/validation.ts';

/** "1" for a like, "0" for a dislike. */
export const voteValueSchema = z.enum(['1', '0'], validation.voteValue);

export type VoteValue = z.infer<typeof voteValueSchema>;

/** Body of POST /vote/: a vote on an output. A second vote replaces the first. */
export const voteRequestSchema = z.object({
  vote_value: voteValueSchema,
  image_id: z.uuid(validation.outputId),
  is_upscaled: z.boolean().default(false),
});

export const voteAnswerSchema = z.object({ vote_id: z.string() });

export type VoteAnswer = z.infer<typeof voteAnswerSchema>;

/** Body of POST /undo-vote/. */
export const undoVoteRequestSchema = z.object({ vote_id: z.uuid(validation.voteId) });
