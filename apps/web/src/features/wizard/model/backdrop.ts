import type { Tool } from '@toile/tools';
import { type ToolOffer, useToolOffer } from '../../../lib/engines/engine-offers.ts';
import type { GivenPicture, GivenPictures } from './given-picture.ts';

/** The field in which a photograph of the user's own is sent as place. */
export const BACKDROP_FIELD = 'source_image';

/** The user's own photograph as place; undefined where there is none. */
export function findBackdrop(
  { takesBackdrop }: Pick<Tool, 'takesBackdrop'>,
  pictures: GivenPictures,
): GivenPicture | undefined {
  return takesBackdrop ? pictures[BACKDROP_FIELD] : undefined;
}

/** The engine of a wizard's next pictures. */
export function useRunOffer(tool: Tool, { pictures }: { pictures: GivenPictures }): ToolOffer {
  return useToolOffer(tool.id, undefined, findBackdrop(tool, pictures) !== undefined);
}
