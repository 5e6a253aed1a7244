import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { createQueryClient } from './query-client.ts';
import { type QueryPlace, QueryPlaceContext } from './query-place.ts';

/** Provides the session's query client to its children: one client for all. */
export function Queries({ children }: { children: ReactNode }) {
  const client = clientOf(useContext(QueryPlaceContext));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function clientOf(place: QueryPlace): QueryClient {
  place.client ??= createQueryClient();
  return place.client;
}

/** The same component with access to the query client. */
export function withQueries<Props extends object>(
  Asking: ComponentType<Props>,
): ComponentType<Props> {
  return (props) => (
    <Queries>
      <Asking {...props} />
    </Queries>
  );
}
