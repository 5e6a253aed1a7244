import type { MutationKey, QueryClient } from '@tanstack/react-query';

type Change = { key: MutationKey; variables?: unknown };

/**
 * True while such a change is being sent, for the same variables if any are given: a second click
 * can come before the screen has changed.
 */
export function isOnItsWay(queryClient: QueryClient, change: Change): boolean {
  const { key: mutationKey, variables } = change;
  const sent = queryClient.isMutating({
    mutationKey,
    predicate: ({ state }) => variables === undefined || state.variables === variables,
  });
  return sent > 0;
}
