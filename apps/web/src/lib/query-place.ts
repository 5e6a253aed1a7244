import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** Holds a session's query client from when something first asks the server for data. */
export type QueryPlace = { client?: QueryClient };

/** Known to every page, while the client's code comes only with those that ask for data. */
export const QueryPlaceContext = createContext<QueryPlace>({});
