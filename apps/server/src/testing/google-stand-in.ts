import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const GOOGLE_CLIENT_ID = '1234-abcd.apps.googleusercontent.com';

export type GoogleKey = Awaited<ReturnType<typeof makeGoogleKey>>;

/** A key that signs credentials. */
export async function makeGoogleKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/** The claims of a person in Google's token. */
export const googlePersonOf = (name: string) => ({
  sub: `sub-of-${name}`,
  email: `${name}@atelier.example`,
  email_verified: true,
});

/** A credential as Google gives it to a browser; claims may name another issuer or audience. */
export function signGoogleCredential(
  claims: JWTPayload,
  key: GoogleKey,
  expires: string | number = '1h',
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(typeof claims.iss === 'string' ? claims.iss : 'https://accounts.google.com')
    .setAudience(typeof claims.aud === 'string' ? claims.aud : GOOGLE_CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key.privateKey);
}

/** Publishes keys in Google's place; the test may change them. */
export async function startGoogleKeys(keys: GoogleKey[]) {
  const published = { keys, status: 200 };
  const server = createServer((_, answer) => {
    const body = JSON.stringify({ keys: published.keys.map(({ jwk }) => jwk) });
    answer.writeHead(published.status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The key server does not listen');
  return {
    published,
    /** Settings of a product that uses these keys as Google's. */
    environment: {
      GOOGLE_CLIENT_ID,
      GOOGLE_KEYS_URL: `http://127.0.0.1:${address.port}/certs`,
    },
    stop: () => void server.close(),
  };
}
