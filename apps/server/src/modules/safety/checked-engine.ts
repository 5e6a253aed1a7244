import type { Engine, RenderedImage } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import type { SafetyService } from './safety.service.ts';

/**
 * True for a picture that must be checked. A picture drawn by rules alone shows only what the rules
 * know, and an enlarged one was checked when its original was made.
 */
function isInDoubt({ images }: ImageBrief, { digitalSourceType }: RenderedImage): boolean {
  return images.origin === undefined && digitalSourceType !== 'algorithmicMedia';
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
      if (isInDoubt(brief, rendered)) {
        await safety.checkOutput(rendered.png, Object.values(brief.images));
      }
      return rendered;
    },
  };
}
