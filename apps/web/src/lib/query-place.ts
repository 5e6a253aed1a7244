import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** Holds a session's query client, made when something first asks the server for data. */
export type QueryPlace = { client?: QueryClient };

/** Context of every page; the client's code loads only with pages that fetch data. */
export const QueryPlaceContext = createContext<QueryPlace>({});
