import { useQuery } from '@tanstack/react-query';
import { previewPlanAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/** The sum and the credits of an upgrade to a plan at this moment, asked for anew each time. */
export function usePlanPreview(priceId: string) {
  return useQuery({
    queryKey: ['plan-preview', priceId],
    queryFn: ({ signal }) =>
      post('/preview-subscription/', {
        json: { new_plan_price_id: priceId },
        parse: (body) => previewPlanAnswerSchema.parse(body),
        signal,
      }),
    gcTime: 0,
    retry: false,
  });
}
