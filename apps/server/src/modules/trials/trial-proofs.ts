import type { ProofChallenge, TrialOrder } from '@toile/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { PROOF_SECONDS, PROOF_USES } from './limits.ts';

/**
 * Rounds of one guess, and guesses until the right one: about half a second to a second of a
 * telephone's processor, which a person does not notice while typing. The server makes one guess
 * for a challenge and none for its proof.
 */
const WORK = { cost: 5000, fewest: 150, most: 400 };

type Deps = { secret: string; clock: Clock; rateLimiter: Pick<RateLimiter, 'tryTake'> };

/** Proofs of work that visitors' browsers do in place of an account. Nothing is kept but uses. */
export function createTrialProofs({ secret, clock, rateLimiter }: Deps) {
  const secrets = {
    hmacSignatureSecret: `trial-challenge:${secret}`,
    hmacKeySignatureSecret: `trial-key:${secret}`,
  };

  return {
    /** Work for one trial. */
    async ask(): Promise<ProofChallenge> {
      const { parameters, signature = '' } = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: WORK.cost,
        counter: randomInt(WORK.fewest, WORK.most),
        deriveKey,
        expiresAt: Math.floor(clock().getTime() / 1000) + PROOF_SECONDS,
      });
      const { cost, keyLength, keyPrefix, nonce, salt } = parameters;
      const { expiresAt = 0, keySignature = '' } = parameters;
      const algorithm = 'PBKDF2/SHA-256';
      const given = { cost, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt };
      return { parameters: { algorithm, ...given }, signature };
    },

    /**
     * Uses a proof up. @throws AppError proofRefused for one that is forged, wrong, too old or used.
     */
    async use({ challenge, solution }: Pick<TrialOrder, 'challenge' | 'solution'>): Promise<void> {
      const isOver = challenge.parameters.expiresAt * 1000 <= clock().getTime();
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (isOver || !verified) throw new AppError('proofRefused');
      if (!(await rateLimiter.tryTake(PROOF_USES, challenge.signature))) {
        throw new AppError('proofRefused');
      }
    },
  };
}
