import type { MutationKey, QueryClient } from '@tanstack/react-query';

type Change = { key: MutationKey; variables?: unknown };

/**
 * Whether such a change is being sent, of the same thing where one is named: a second click comes
 * before the screen has changed.
 */
export function isOnItsWay(queryClient: QueryClient, change: Change): boolean {
  const { key: mutationKey, variables } = change;
  const sent = queryClient.isMutating({
    mutationKey,
    predicate: ({ state }) => variables === undefined || state.variables === variables,
  });
  return sent > 0;
}
