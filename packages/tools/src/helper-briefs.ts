import type { BriefKind, ImageBrief, Making, PixelSize, Recolouring } from './image-brief.ts';

/** Kinds of the briefs that help tools: no tool makes them, so nobody chooses who draws them. */
export const HELPER_KINDS: ReadonlySet<BriefKind> = new Set([
  'generate-mask',
  'photo-parts',
  'preview-background',
  'preview-flatlay',
  'preview-swap',
  'upscale-image',
  'recolour-pattern',
]);

/** The brief of a mask from dots on a photo; it has the size of its photo. */
export function maskBriefOf(target: Uint8Array, settings: ImageBrief['settings']): ImageBrief {
  return {
    kind: 'generate-mask',
    prompt: '',
    instruction: 'The mask of what lies under the dots.',
    size: { width: 0, height: 0 },
    images: { target },
    settings,
  };
}

/** The brief that lists the parts of a photo, with the mask of the part in its settings. */
export function partsBriefOf(target: Uint8Array, settings: ImageBrief['settings']): ImageBrief {
  return {
    kind: 'photo-parts',
    prompt: '',
    instruction: 'The parts of this photo by name, and the mask of one of them.',
    size: { width: 0, height: 0 },
    images: { target },
    settings,
  };
}

type Recolour = {
  prompt: string;
  size: PixelSize;
  origin: Uint8Array;
  recolouring: Pick<Recolouring, 'palette'> & Partial<Recolouring>;
};

/** The brief of a pattern in other colours. */
export function recolourBriefOf({ prompt, size, origin, recolouring }: Recolour): ImageBrief {
  return {
    kind: 'recolour-pattern',
    prompt,
    instruction: 'This pattern in other colours. Change nothing else in it.',
    size,
    images: { origin },
    settings: { recolouring },
  };
}

/** The brief of a picture at twice its size, from the brief by which it was made. */
export function upscaleBriefOf(made: ImageBrief, size: PixelSize, model: string): ImageBrief {
  const madeBy: Making = { kind: made.kind, model };
  return {
    ...made,
    kind: 'upscale-image',
    instruction: 'Enlarge this picture to twice its size. Change nothing in it.',
    size: { width: 2 * size.width, height: 2 * size.height },
    madeBy,
  };
}
