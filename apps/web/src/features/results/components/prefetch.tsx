import type { Generation } from '@toile/contract';
import { largestOf } from '../../../lib/generations/picture-sizes.ts';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';
import { useGeneration } from '../api/get-generation.ts';

/** Fetches an output's picture and details, so that a step to it shows them at once. */
export function Prefetch({ generation }: { generation: Generation }) {
  useGeneration(generation.output_image_id);
  return <img src={fullPicture(largestOf(generation)).src} alt="" hidden />;
}
