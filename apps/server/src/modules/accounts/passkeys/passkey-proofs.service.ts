import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyProof, PasskeyRequest } from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import { CHALLENGE_SECONDS, createPasskeyChallenges } from './passkey-challenges.ts';
import { type PasskeySite, passkeySite } from './passkey-site.ts';
import { countPasskeys, findPasskey, type PasskeyRow, usePasskey } from './passkeys.repository.ts';
import { userHandle } from './user-handle.ts';

type PasskeyProofsDeps = { database: Database; clock: Clock; publicUrl: string };

/** A passkey that has been proved: its owner, and what its use will record. */
export type ProvedPasskey = { id: string; userId: string; counter: number };

/** Proof of a passkey as it came, with the token of the browser that sent it. */
export type SentProof = { proof: PasskeyProof; browser: string | undefined };

/** The count after this use; undefined where key, site, count or check of the user are not right. */
async function verify(
  passkey: PasskeyRow,
  { proof, challenge, site }: { proof: PasskeyProof; challenge: string; site: PasskeySite },
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined; // The library throws for each fault; none of them is told.
  }
}

/**
 * Proofs of passkeys. A device makes one after it has checked its user, so a proof stands for two
 * factors: the device, and the finger, face or PIN.
 */
export function createPasskeyProofs({ database, clock, publicUrl }: PasskeyProofsDeps) {
  const site = passkeySite(publicUrl);
  const challenges = createPasskeyChallenges({ database, clock });

  async function find({ proof, browser }: SentProof): Promise<ProvedPasskey | undefined> {
    if (browser === undefined) return undefined;
    const { clientDataJSON } = proof.response;
    const challenge = await challenges.take(clientDataJSON, { browser, userId: null });
    if (challenge === undefined) return undefined;
    const passkey = await findPasskey(database, proof.id);
    if (!passkey || proof.response.userHandle !== userHandle(passkey.userId)) return undefined;
    const counter = await verify(passkey, { proof, challenge, site });
    return counter === undefined ? undefined : { id: passkey.id, userId: passkey.userId, counter };
  }

  return {
    /** What a browser asks an authenticator for: any passkey of this site. */
    async begin(browser: string): Promise<PasskeyRequest> {
      return {
        challenge: await challenges.make({ browser, userId: null }),
        rpId: site.rpId,
        timeout: CHALLENGE_SECONDS * 1000,
        userVerification: 'required',
      };
    },

    /** Checks a proof, which uses its challenge up. @throws AppError passkeyRefused */
    async check(sent: SentProof): Promise<ProvedPasskey> {
      const proved = await find(sent);
      if (!proved) throw new AppError('passkeyRefused');
      return proved;
    },

    /** Records the use. @throws AppError passkeyRefused where it was removed or used meanwhile */
    async use(queryable: Queryable, { id, counter }: ProvedPasskey): Promise<void> {
      const isUsed = await usePasskey(queryable, { id, counter, at: clock() });
      if (!isUsed) throw new AppError('passkeyRefused');
    },

    /** True: the user has a passkey. */
    hasAny: async (userId: string): Promise<boolean> => (await countPasskeys(database, userId)) > 0,
  };
}

export type PasskeyProofs = ReturnType<typeof createPasskeyProofs>;
