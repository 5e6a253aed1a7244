import { useQuery } from '@tanstack/react-query';
import { verifyEmailAnswerSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

async function verifyEmail(data: string, signal: AbortSignal): Promise<string> {
  const path = `/verify-email/?data=${encodeURIComponent(data)}`;
  const parse = (body: unknown) => verifyEmailAnswerSchema.parse(body);
  return (await get(path, { parse, signal })).email;
}

/** The e-mail that the link confirms. The call may be made twice without harm. */
export function useVerifiedEmail(data: string) {
  return useQuery({
    queryKey: ['verify-email', data],
    queryFn: ({ signal }) => verifyEmail(data, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
