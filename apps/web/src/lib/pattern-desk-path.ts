import type { Generation } from '@toile/contract';
import { getTool } from '@toile/tools';

/** Address of an output's pattern desk; undefined for pictures that do not repeat. */
export function patternDeskPath({
  type,
  output_image_id: id,
}: Pick<Generation, 'type' | 'output_image_id'>): string | undefined {
  return getTool(type).isTiled === true ? `/pattern-desk/${id}` : undefined;
}
