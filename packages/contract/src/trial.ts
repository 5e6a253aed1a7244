import { z } from 'zod';
import { promptReadingSchema } from './prompt-reading.ts';
import { toolIdSchema } from './tool-id.ts';

/** Longest text of a proof: what is sent beyond it is no proof. */
const PROOF_TEXT_MAX_LENGTH = 128;

const proofTextSchema = z.string().max(PROOF_TEXT_MAX_LENGTH);

/** A proof of work to be done, signed by the server (the challenge of ALTCHA's second version). */
export const proofChallengeSchema = z.object({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int().min(1),
    expiresAt: z.int().min(1),
    keyLength: z.int().min(1),
    keyPrefix: proofTextSchema,
    keySignature: proofTextSchema,
    nonce: proofTextSchema,
    salt: proofTextSchema,
  }),
  signature: proofTextSchema,
});

export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

/** Answer of GET /trial-challenge/: the work that a trial costs the visitor's browser. */
export const trialChallengeSchema = z.object({ challenge: proofChallengeSchema });

/** Text of a trial: a tool that draws from words alone, and its prompt. */
const trialWordsSchema = z.object({ ai_model: toolIdSchema, text_prompt: z.string() });

/** Body of POST /trial-picture/: the words, and the proof that work was done. */
export const trialOrderSchema = trialWordsSchema.extend({
  challenge: proofChallengeSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: proofTextSchema }),
});

export type TrialOrder = z.infer<typeof trialOrderSchema>;

/** Answer of POST /trial-picture/: a small picture with a watermark, as a WebP data URI. */
export const trialPictureSchema = z.object({
  output: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Words of the prompt that the picture does not answer. */
  unread: z.array(z.string()),
});

export type TrialPicture = z.infer<typeof trialPictureSchema>;

/** Body and answer of POST /trial-reading/: words of a trial that will not be drawn. */
export const trialReadingRequestSchema = trialWordsSchema;
export const trialReadingSchema = promptReadingSchema.pick({ marks: true });

export type TrialWords = z.infer<typeof trialWordsSchema>;
