import { verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  type NewPasskey,
  PASSKEYS_PER_USER,
  type Passkey,
  type PasskeyCreation,
} from '@toile/contract';
import type { MailPort } from '../../../adapters/mail/mail-port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Background } from '../../../platform/background.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { SessionUser } from '../../../platform/session.ts';
import { createGuessGuard } from '../guess-guard.ts';
import { sendPatiently } from '../mail-sending.ts';
import { checkOwnPassword } from '../own-password.ts';
import { securityMail } from '../security-mails.ts';
import { deleteOtherSessions } from '../sessions.repository.ts';
import { findTwoFactor, forgetProofs, markTwoFactor } from '../two-factor.repository.ts';
import { getUser, lockUser } from '../users.repository.ts';
import { CHALLENGE_SECONDS, createPasskeyChallenges } from './passkey-challenges.ts';
import { passkeyName } from './passkey-names.ts';
import { type PasskeySite, passkeySite } from './passkey-site.ts';
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  renamePasskey,
} from './passkeys.repository.ts';
import { userHandle } from './user-handle.ts';

/** Kinds of keys that authenticators make, in COSE's numbers: ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

type PasskeysDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  background: Background;
  mail: MailPort;
  clock: Clock;
  publicUrl: string;
};

/** The session in which a user adds or removes a passkey; `id` is the hash of its token. */
type OwnSession = { user: SessionUser; id: string };

function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

/** The new credential. @throws AppError passkeyNotMade where it is not for this site or challenge */
async function readCredential(answer: NewPasskey, challenge: string, site: PasskeySite) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified) return registrationInfo;
  } catch {
    // The library throws for each fault; none of them is told.
  }
  throw new AppError('passkeyNotMade');
}

/** Passkeys of signed-in users: another way in, and another second factor. */
export function createPasskeys(deps: PasskeysDeps) {
  const { database, background, mail, clock, publicUrl } = deps;
  const site = passkeySite(publicUrl);
  const challenges = createPasskeyChallenges(deps);
  const guessGuard = createGuessGuard(deps.rateLimiter);

  async function tell(
    kind: 'passkeyAdded' | 'passkeyRemoved',
    { userId, name }: PasskeyRow,
  ): Promise<void> {
    const to = await getUser(database, userId);
    const page = kind === 'passkeyAdded' ? 'account' : 'forgot-password';
    const link = `${publicUrl}/${page}`;
    const notice = securityMail(kind, { to, at: clock(), link, passkey: name });
    background.run('notice of a passkey', () => sendPatiently(mail, notice));
  }

  return {
    async list({ id }: Pick<SessionUser, 'id'>): Promise<Passkey[]> {
      return (await listPasskeys(database, id)).map(toPasskey);
    },

    /** What is public of a user's passkeys, for the archive of their data. */
    async describe({ id }: Pick<SessionUser, 'id'>) {
      return (await listPasskeys(database, id)).map((row) => {
        const { id: _, ...passkey } = toPasskey(row);
        return { ...passkey, credential_id: row.credentialId, public_key: row.publicKey };
      });
    },

    /** What a browser asks an authenticator to make. @throws AppError tooManyPasskeys */
    async begin({ user, id: browser }: OwnSession, password: string): Promise<PasskeyCreation> {
      const row = await getUser(database, user.id);
      await checkOwnPassword(guessGuard, row, password);
      const own = await listPasskeys(database, user.id);
      if (own.length >= PASSKEYS_PER_USER) throw new AppError('tooManyPasskeys');
      return {
        challenge: await challenges.make({ browser, userId: user.id }),
        rp: { id: site.rpId, name: 'Toile' },
        user: { id: userHandle(user.id), name: row.email, displayName: row.username },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_SECONDS * 1000,
        excludeCredentials: own.map(({ credentialId: id }) => ({ type: 'public-key', id })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    /**
     * Adds a passkey; this session counts as one with two factors from now on.
     * @throws AppError passkeyNotMade, passkeyKnown or tooManyPasskeys
     */
    async add(
      { user: { id: userId }, id: tokenHash }: OwnSession,
      { answer, device }: { answer: NewPasskey; device: string | null },
    ): Promise<Passkey> {
      const { clientDataJSON } = answer.response;
      const challenge = await challenges.take(clientDataJSON, { browser: tokenHash, userId });
      if (challenge === undefined) throw new AppError('passkeyNotMade');
      const { credential, aaguid } = await readCredential(answer, challenge, site);
      const at = clock();
      const row = await database.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) throw new AppError('notSignedIn');
        if ((await countPasskeys(tx, userId)) >= PASSKEYS_PER_USER) {
          throw new AppError('tooManyPasskeys');
        }
        const added = await insertPasskey(tx, {
          userId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          name: passkeyName(aaguid, device),
          createdAt: at,
        });
        if (!added) throw new AppError('passkeyKnown');
        await markTwoFactor(tx, { tokenHash, at });
        return added;
      });
      await tell('passkeyAdded', row);
      return toPasskey(row);
    },

    /** @throws AppError notFound */
    async rename({ id: userId }: SessionUser, passkey: { id: string; name: string }) {
      const row = await renamePasskey(database, { userId, ...passkey });
      if (!row) throw new AppError('notFound');
      return toPasskey(row);
    },

    /** Removes a passkey, and ends every other session. @throws AppError notFound */
    async remove(
      { user: { id: userId }, id: current }: OwnSession,
      { id, password }: { id: string; password: string },
    ): Promise<void> {
      await checkOwnPassword(guessGuard, await getUser(database, userId), password);
      const row = await database.transaction(async (tx) => {
        const removed = await deletePasskey(tx, { userId, id });
        if (!removed) throw new AppError('notFound');
        await deleteOtherSessions(tx, { userId, current });
        const hasCodes = Boolean((await findTwoFactor(tx, userId))?.confirmedAt);
        const hasFactor = hasCodes || (await countPasskeys(tx, userId)) > 0;
        if (!hasFactor) await forgetProofs(tx, userId);
        return removed;
      });
      await tell('passkeyRemoved', row);
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
