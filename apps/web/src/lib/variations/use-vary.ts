import type { Generation } from '@toile/contract';
import { useNavigate } from 'react-router';
import { randomId } from '../random-id.ts';
import type { VariationRequest } from './variation-request.ts';

export type VariationCount = VariationRequest['count'];

type Varied = Pick<Generation, 'output_image_id' | 'type' | 'width' | 'height'>;

/** Opens the page that starts new variations of an output. */
export function useVary(): (output: Varied, count: VariationCount) => void {
  const navigate = useNavigate();
  return ({ output_image_id: outputImageId, type: aiModel, width, height }, count) => {
    const dimensions = { width, height };
    const idempotencyKey = randomId();
    const state: VariationRequest = { outputImageId, count, dimensions, aiModel, idempotencyKey };
    void navigate('/temp-redirect', { state });
  };
}
