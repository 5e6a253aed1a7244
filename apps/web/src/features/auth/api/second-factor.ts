import type { PasskeyProof } from '@toile/contract';

/** The second factor of a log-in: a code, or one of the user's passkeys. */
export type SecondFactor = { code?: string; hasPasskey?: boolean };

/** The factor as it is sent; a passkey is asked for. */
export async function findFactor({
  code,
  hasPasskey = false,
}: SecondFactor): Promise<{ code?: string; passkey?: PasskeyProof }> {
  if (!hasPasskey) return { code };
  const { provePasskey } = await import('../../../lib/passkeys/passkey-ceremonies.ts');
  return { passkey: await provePasskey() };
}
