import { useQuery } from '@tanstack/react-query';
import { type UserCredits, userCreditsSchema } from '@toile/contract';
import { get } from '../api/api-client.ts';
import { useSession } from '../session.ts';

/** Key of the query; everything that spends credits invalidates it. */
export const USER_CREDITS_KEY = ['user-credits'] as const;

function fetchUserCredits(signal: AbortSignal): Promise<UserCredits> {
  return get('/get-user-credits/', { parse: (body) => userCreditsSchema.parse(body), signal });
}

/** The signed-in user's name, e-mail and available credits. */
export function useUserCredits() {
  const isSignedIn = useSession();
  return useQuery({
    queryKey: USER_CREDITS_KEY,
    queryFn: ({ signal }) => fetchUserCredits(signal),
    enabled: isSignedIn,
  });
}
