import { useQuery } from '@tanstack/react-query';
import { operatorEnginesSchema, operatorQueueSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { OPERATOR_KEY } from './operator-key.ts';

/** Time after which queue and engines are read again while they are on screen. */
const REFRESH_MS = 10_000;

/** Images that wait and are drawn. */
export function useQueueState() {
  return useQuery({
    queryKey: [...OPERATOR_KEY, 'queue'],
    queryFn: ({ signal }) =>
      get('/operators/queue/', { parse: (body) => operatorQueueSchema.parse(body), signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Engines and their last hour. */
export function useEnginesState() {
  return useQuery({
    queryKey: [...OPERATOR_KEY, 'engines'],
    queryFn: ({ signal }) =>
      get('/operators/engines/', { parse: (body) => operatorEnginesSchema.parse(body), signal }),
    refetchInterval: REFRESH_MS,
  });
}
