import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { GooglePerson, GooglePort } from './google-port.ts';

/** Google's two spellings of its issuer. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** Accepted difference between Google's clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 10;
const KEYS_WITHIN_MS = 5000;

type GoogleOptions = {
  clientId: string;
  /** Address at which Google publishes its signing keys. */
  keysUrl: string;
  clock: Clock;
  /** Least time between two fetches of the keys on behalf of an unknown key. */
  refetchAfterMs?: number;
};

const REFETCH_AFTER_MS = 30_000;

const personSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email(),
  email_verified: z.literal([true, 'true']),
});

/** True for a failure to reach Google: the fault is not the credential's. */
const isOurTrouble = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  // jose's error for an answer other than 200, and for one that is not JSON.
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  !(error instanceof errors.JOSEError);

/** Checks Google's signed credentials (ID tokens) with the keys that it publishes. */
export function createGoogleCredentials(options: GoogleOptions): GooglePort {
  const { clientId, keysUrl, clock, refetchAfterMs = REFETCH_AFTER_MS } = options;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: KEYS_WITHIN_MS,
    cooldownDuration: refetchAfterMs,
  });

  async function readClaims(credential: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: ISSUERS,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock(),
      });
      return payload;
    } catch (error) {
      if (isOurTrouble(error)) throw new AppError('googleUnavailable');
      return undefined;
    }
  }

  return {
    clientId,
    async findPerson(credential): Promise<GooglePerson | undefined> {
      const claims = personSchema.safeParse(await readClaims(credential));
      return claims.success ? { sub: claims.data.sub, email: claims.data.email } : undefined;
    },
  };
}
