import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { createQueryClient } from './query-client.ts';
import { type QueryPlace, QueryPlaceContext } from './query-place.ts';

/** Gives what is in it the query client of the session: one for all that ask. */
export function Queries({ children }: { children: ReactNode }) {
  const client = clientOf(useContext(QueryPlaceContext));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function clientOf(place: QueryPlace): QueryClient {
  place.client ??= createQueryClient();
  return place.client;
}

/** The same component, able to ask the server for data. */
export function withQueries<Props extends object>(
  Asking: ComponentType<Props>,
): ComponentType<Props> {
  return (props) => (
    <Queries>
      <Asking {...props} />
    </Queries>
  );
}
