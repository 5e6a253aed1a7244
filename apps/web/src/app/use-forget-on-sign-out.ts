import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../lib/session.ts';

/** Drops what was fetched for a user once the session has ended, whoever ended it. */
export function useForgetOnSignOut(queryClient: QueryClient): void {
  const isSignedIn = useSession();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) queryClient.clear();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, queryClient]);
}
