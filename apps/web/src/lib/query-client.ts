import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const MAX_RETRIES = 2;

/** The cache of all data that the server owns. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 10_000 },
      mutations: { retry: false },
    },
  });
}

/**
 * True for a failure that may pass: a lost connection, or a server in trouble. A refusal is final.
 */
function mayRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < MAX_RETRIES;
}
