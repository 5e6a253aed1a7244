import type { Kind } from '../core/kind.ts';
import { readOriginal } from '../core/read-original.ts';
import { drawLarger } from './draw-larger.ts';
import { enlarge } from './enlarge.ts';

/**
 * A picture at twice its width and height: drawn anew where the brief tells how this engine
 * drew it, else enlarged with its edges sharpened and its grain kept. Throws a `refused`
 * EngineError for a picture that cannot be read or is too large.
 */
export const upscaleKind: Kind = async (brief, draw) => {
  const original = await readOriginal(brief.images.origin);
  const larger = await drawLarger(original, brief, draw);
  const upscaled = larger ?? enlarge(original, brief.madeBy?.kind);
  const upscale = larger ? 'drawn anew' : 'enlarged';
  return { ...upscaled, choices: { ...upscaled.choices, upscale } };
};
