import { EngineError } from '@toile/engines';
import type { Kind } from '../core/kind.ts';
import { readPhoto } from './cache/read-photo.ts';
import { flatLayDoubts } from './flat-lay/doubts/flat-lay-doubts.ts';
import { readWish } from './flat-lay/read-wish.ts';
import { wornOfType } from './flat-lay/worn-of-type.ts';
import { imageToFlatlayKind } from './image-to-flatlay.ts';

/** Longest side of a preview, in pixels. */
const LONGEST_PX = 512;

/**
 * The first picture of a flat-lay, small, with doubts about the photo. Throws a `refused` EngineError
 * as the flat-lay itself does.
 */
export const previewFlatlayKind: Kind = async (brief, draw) => {
  const { source } = brief.images;
  if (!source) throw new EngineError('refused', 'No photo was given', { reason: 'undecodable' });
  const times = LONGEST_PX / Math.max(brief.size.width, brief.size.height);
  const size = {
    width: Math.round(brief.size.width * times),
    height: Math.round(brief.size.height * times),
  };
  const drawn = await imageToFlatlayKind({ ...brief, size }, draw);
  const doubts = await flatLayDoubts({
    reading: await readPhoto(source),
    wish: readWish(brief.prompt),
    type: wornOfType(brief.settings.garmentType),
  });
  return { ...drawn, doubts };
};
