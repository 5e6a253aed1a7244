import type { PictureField } from '@toile/contract';
import type { StepId, Tool } from '@toile/tools';
import { BACKDROP_FIELD } from './backdrop.ts';
import { findPictureField, type GivenPicture, type GivenPictures } from './given-picture.ts';

/** A picture of the entries, and the step that takes it; without a picture, the step waits for one. */
export type Given = {
  step: StepId;
  section: number;
  field: PictureField;
  picture: GivenPicture | undefined;
};

/** The pictures that a tool's steps take, in the order of the steps; a backdrop where there is one. */
export function listGiven(
  tool: Pick<Tool, 'steps' | 'takesBackdrop'>,
  pictures: GivenPictures,
): Given[] {
  return tool.steps.flatMap((step, section) => {
    const isBackdrops = step === 'prompt' && tool.takesBackdrop === true;
    const field = isBackdrops ? BACKDROP_FIELD : findPictureField(step);
    const picture = field && pictures[field];
    if (field === undefined || (isBackdrops && !picture)) return [];
    return [{ step, section, field, picture }];
  });
}
