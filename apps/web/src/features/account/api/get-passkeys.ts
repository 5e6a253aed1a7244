import { useQuery } from '@tanstack/react-query';
import { type Passkey, passkeysSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

/** Key of the query; every change of passkeys invalidates it. */
export const PASSKEYS_KEY = ['passkeys'] as const;

function parse(body: unknown): Passkey[] {
  return passkeysSchema.parse(body).passkeys;
}

/** The user's passkeys, the oldest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => get('/passkeys/', { parse, signal }),
  });
}
