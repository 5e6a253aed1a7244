import type { Engine, RenderedImage } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import type { SafetyService } from './safety.service.ts';
import { UnsafePictureError } from './unsafe-picture-error.ts';

/** Source types of pictures in which a trained model has a part. */
const TRAINED: ReadonlySet<RenderedImage['digitalSourceType']> = new Set([
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
]);

/**
 * True for a picture that must be checked. A picture drawn by rules alone shows only what the rules
 * know, and one that rules have enlarged what was checked when its original was made; a model that
 * enlarges invents what it adds.
 */
function isInDoubt({ images }: ImageBrief, { digitalSourceType }: RenderedImage): boolean {
  if (images.origin) return TRAINED.has(digitalSourceType);
  return digitalSourceType !== 'algorithmicMedia';
}

/**
 * An engine whose pictures are checked before they leave it. Its `render` throws UnsafePictureError
 * too.
 */
export function checkedEngine(engine: Engine, safety: Pick<SafetyService, 'checkOutput'>): Engine {
  return {
    ...engine,
    render: async (brief, options) => {
      const rendered = await engine.render(brief, options);
      if (!isInDoubt(brief, rendered)) return rendered;
      try {
        await safety.checkOutput(rendered.png, Object.values(brief.images));
      } catch (error) {
        if (!(error instanceof UnsafePictureError)) throw error;
        throw new UnsafePictureError(error.message, rendered);
      }
      return rendered;
    },
  };
}
