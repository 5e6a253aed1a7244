import { readFile } from 'node:fs/promises';
import type { PictureField } from '@toile/contract';
import type { ImageBrief, Tool } from '@toile/tools';
import { ArgumentFault, type GenerateOrder } from './generate-order.ts';

/** The role of each picture's file in the brief, and the message where it is missing. */
const PICTURES = {
  original_target_image: {
    role: 'target',
    missing: 'Name the photo to work on: --source file.png.',
  },
  source_image: { role: 'source', missing: 'Name the picture to work from: --source file.png.' },
  binary_mask_image: { role: 'mask', missing: 'Name what is meant of the photo: --mask file.png.' },
} as const satisfies Record<PictureField, { role: string; missing: string }>;

/**
 * File of a field. A tool that needs no source works on the photo that `--source` names; where `--photo`
 * names one, `--source` is the picture beside it: a garment, or a backdrop.
 */
function fileOf(field: PictureField, tool: Tool, order: GenerateOrder): string | undefined {
  if (field === 'binary_mask_image') return order.mask;
  const hasBoth = order.photo !== undefined || tool.requiredImages.includes('source_image');
  if (field === 'source_image') return hasBoth ? order.source : undefined;
  return hasBoth ? order.photo : order.source;
}

/** The pictures of the command line, by their roles in the tool's brief. Throws ArgumentFault. */
export async function readPictures(
  tool: Tool,
  order: GenerateOrder,
): Promise<ImageBrief['images']> {
  const images: ImageBrief['images'] = {};
  for (const field of [...tool.requiredImages, ...(tool.optionalImages ?? [])]) {
    const { role } = PICTURES[field];
    const file = fileOf(field, tool, order);
    if (file !== undefined) images[role] = await readPicture(file);
    else if (tool.requiredImages.includes(field)) throw new ArgumentFault(missingOf(field, tool));
  }
  return images;
}

/** Message for a missing file: beside a source the photo has an option of its own. */
function missingOf(field: PictureField, tool: Tool): string {
  const isBeside =
    field === 'original_target_image' && tool.requiredImages.includes('source_image');
  return isBeside ? 'Name the photo to work on: --photo file.png.' : PICTURES[field].missing;
}

async function readPicture(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new ArgumentFault(`${file} cannot be read.`, { cause });
  }
}
