import type { PictureField } from '@toile/contract';
import type { ImageRole } from '@toile/tools';

/** Role in a brief of each picture field of a request. */
const ROLE_OF: Record<PictureField, ImageRole> = {
  original_target_image: 'target',
  source_image: 'source',
  binary_mask_image: 'mask',
};

export function roleOf(field: PictureField): ImageRole {
  return ROLE_OF[field];
}

/** The field of the picture with this role. */
export function fieldOf(role: ImageRole): PictureField | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a closed record
  return (Object.keys(ROLE_OF) as PictureField[]).find((field) => ROLE_OF[field] === role);
}
