import { useQuery } from '@tanstack/react-query';
import { type UserSubscription, userSubscriptionSchema } from '@toile/contract';
import { get } from '../api/api-client.ts';
import { USER_CREDITS_KEY } from '../credits/user-credits.ts';
import { useSession } from '../session.ts';

function fetchSubscription(signal: AbortSignal): Promise<UserSubscription> {
  return get('/get-user-subscription/', {
    parse: (body) => userSubscriptionSchema.parse(body),
    signal,
  });
}

/** The signed-in user's subscription; empty for a user who never had a plan. */
export function useSubscription() {
  const isSignedIn = useSession();
  return useQuery({
    // Below the balance's key, so that both become out of date together.
    queryKey: [...USER_CREDITS_KEY, 'subscription'],
    queryFn: ({ signal }) => fetchSubscription(signal),
    enabled: isSignedIn,
  });
}
