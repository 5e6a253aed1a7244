import { briefOfRun, type ImageBrief, type ImageRole, type Tool } from '@toile/tools';
import sharp from 'sharp';

/** Pixels, a quarter of 3 : 4 pictures. */
const SIZE = { width: 96, height: 128 };

/** The parts that the pictures of a form play, by the name of the field. */
const ROLES = {
  original_target_image: 'target',
  binary_mask_image: 'mask',
  source_image: 'source',
} as const;

/** The parts of the pictures that a run of a tool may bring. */
export function rolesOf({ requiredImages, optionalImages = [] }: Tool): ImageRole[] {
  return [...requiredImages, ...optionalImages].map((field) => ROLES[field]);
}

const paint = (background: string) =>
  sharp({ create: { ...SIZE, channels: 4, background } })
    .png()
    .toBuffer();

/** Marks the upper half, in the colour of highlights. */
function paintMask() {
  const height = SIZE.height / 2;
  const upper = sharp({
    create: { width: SIZE.width, height, channels: 4, background: '#f5a500' },
  });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return upper.extend({ bottom: height, background: clear }).png().toBuffer();
}

/** A brief of a tool as a run makes it, of a small size, with pictures of one colour. */
export async function briefOf(tool: Tool): Promise<ImageBrief> {
  const images: ImageBrief['images'] = {};
  for (const role of rolesOf(tool)) {
    images[role] = await (role === 'mask' ? paintMask() : paint('#804020'));
  }
  const run = { ai_model: tool.id, text_prompt: 'a linen dress', num_images: 1 } as const;
  const brief = await briefOfRun({ tool, prompt: run.text_prompt, run: {}, pictures: { images } });
  return { ...brief, size: SIZE };
}
