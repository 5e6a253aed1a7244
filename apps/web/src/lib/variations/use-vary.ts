import type { Generation } from '@toile/contract';
import { useNavigate } from 'react-router';
import { randomId } from '../random-id.ts';
import type { VariationRequest } from './variation-request.ts';

export type VariationCount = VariationRequest['count'];

/** The number of variations, their engine and its price. */
type Variations = Pick<VariationRequest, 'count' | 'engine' | 'credits'>;

type Varied = Pick<Generation, 'output_image_id' | 'type' | 'width' | 'height'>;

/** Opens the page that starts new variations of an output. */
export function useVary(): (output: Varied, variations: Variations) => void {
  const navigate = useNavigate();
  return ({ output_image_id: outputImageId, type: aiModel, width, height }, variations) => {
    const dimensions = { width, height };
    const idempotencyKey = randomId();
    const state: VariationRequest = {
      ...variations,
      outputImageId,
      dimensions,
      aiModel,
      idempotencyKey,
    };
    void navigate('/temp-redirect', { state });
  };
}
