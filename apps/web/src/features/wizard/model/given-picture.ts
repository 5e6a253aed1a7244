import type { PictureField } from '@toile/contract';
import type { StepId, Tool } from '@toile/tools';

/** An input picture of a run: a file that the browser stores, or one of the user's outputs. */
export type GivenPicture =
  | { kind: 'file'; fileId: string; name: string; width: number; height: number }
  | { kind: 'output'; outputId: string; imageUrl: string; width: number; height: number };

/** The pictures of a run by the field in which they are sent. */
export type GivenPictures = Partial<Record<PictureField, GivenPicture>>;

/** The field that each picture step fills. */
const STEP_FIELDS: Partial<Record<StepId, PictureField>> = {
  upload: 'original_target_image',
  mask: 'binary_mask_image',
  source: 'source_image',
};

/** The field that a step fills; undefined for a step without a picture. */
export function findPictureField(step: StepId | undefined): PictureField | undefined {
  return step && STEP_FIELDS[step];
}

/** The first of a tool's steps that takes a picture; -1 for a tool of words alone. */
export function findPictureStep({ steps }: Pick<Tool, 'steps'>): number {
  return steps.findIndex((step) => findPictureField(step) !== undefined);
}

/** The picture that a run's results are compared with: the photo, or else the source. */
export function findSourcePicture(pictures: GivenPictures): GivenPicture | undefined {
  return pictures.original_target_image ?? pictures.source_image;
}

/** The first of a tool's steps whose picture is missing; -1 when all are there. */
export function findUnmetStep(tool: Pick<Tool, 'steps'>, pictures: GivenPictures): number {
  return tool.steps.findIndex((step) => {
    const field = findPictureField(step);
    return field !== undefined && pictures[field] === undefined;
  });
}

/** True for two values that name the same picture. */
export function isSamePicture(a: GivenPicture | undefined, b: GivenPicture | undefined): boolean {
  return pictureKey(a) === pictureKey(b);
}

/** Ids of the files among the pictures. */
export function listFileIds(pictures: GivenPictures): string[] {
  return Object.values(pictures).flatMap((one) => (one.kind === 'file' ? one.fileId : []));
}

/** Key that is unique to a picture. */
export function pictureKey(picture: GivenPicture | undefined): string | undefined {
  if (!picture) return undefined;
  return picture.kind === 'file' ? `file ${picture.fileId}` : `output ${picture.outputId}`;
}
