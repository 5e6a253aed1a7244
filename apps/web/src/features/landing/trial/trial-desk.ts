import {
  type PromptMark,
  type ProofChallenge,
  type TrialOrder,
  type TrialPicture,
  type TrialWords,
  trialChallengeSchema,
  trialFaultWords,
  trialPictureSchema,
  trialReadingSchema,
} from '@toile/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { get, post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText, errorTexts } from '../../../lib/api/error-texts.ts';
import type { TrialFault } from './trial-state.ts';

export { moveMarks } from '../../../lib/text-marks.ts';

type Proof = Pick<TrialOrder, 'challenge' | 'solution'>;

/** Longest time for the work: longer, and the browser had better register. */
const PATIENCE_MS = 60_000;

const isOf = (error: unknown, words: string) =>
  error instanceof ApiError && errorTexts(error).includes(words);

/** Has the server set the work of a trial, and does it; the page stays free meanwhile. */
async function prove(): Promise<Proof> {
  const { challenge } = await get('/trial-challenge/', {
    parse: (body) => trialChallengeSchema.parse(body),
  });
  return { challenge, solution: await solve(challenge) };
}

async function solve(challenge: ProofChallenge): Promise<TrialOrder['solution']> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  if (!solution) throw new Error('The work of a trial took too long');
  const { counter, derivedKey } = solution;
  return { counter, derivedKey };
}

type Work = { made: Promise<Proof>; untilMs: number };

let work: Work | undefined;

/** Part of a proof's life that is left for the drawing. */
const RESERVE_MS = 60_000;

/** Keeps a proof as long as it lives; one that was not made is forgotten at once. */
async function keepWhileGood(own: Work): Promise<void> {
  try {
    const { challenge } = await own.made;
    own.untilMs = challenge.parameters.expiresAt * 1000 - RESERVE_MS;
  } catch {
    if (work === own) work = undefined;
  }
}

/** Begins with the work, so that it is done when the words are written. */
export function prepareTrial(): Promise<Proof> {
  if (work && work.untilMs > Date.now()) return work.made;
  const own: Work = { made: prove(), untilMs: Date.now() + RESERVE_MS };
  work = own;
  void keepWhileGood(own);
  return own.made;
}

async function order(words: TrialWords): Promise<TrialPicture> {
  const made = await prepareTrial();
  work = undefined;
  return post('/trial-picture/', {
    json: { ...words, ...made },
    parse: (body) => trialPictureSchema.parse(body),
  });
}

/** The picture of some words. Throws what `faultOf` names. */
export async function drawTrial(words: TrialWords): Promise<TrialPicture> {
  try {
    return await order(words);
  } catch (error) {
    // A proof that was waiting may have grown too old: one more is made.
    if (!isOf(error, trialFaultWords.proofRefused)) throw error;
    return order(words);
  }
}

/** The words that would not be drawn. */
export async function readTrial(words: TrialWords, signal: AbortSignal): Promise<PromptMark[]> {
  const { marks } = await post('/trial-reading/', {
    json: words,
    signal,
    parse: (body) => trialReadingSchema.parse(body),
  });
  return marks;
}

/** What stands in the way of a picture. */
export function faultOf(error: unknown): TrialFault {
  if (isOf(error, trialFaultWords.used)) return { reason: 'used' };
  if (error instanceof ApiError && error.status === 404) return { reason: 'off' };
  if (globalThis.crypto?.subtle === undefined) return { reason: 'insecure' };
  if (!(error instanceof ApiError) && !navigator.onLine) return { reason: 'offline' };
  return { reason: 'other', text: errorText(error) };
}
