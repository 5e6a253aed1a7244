import { EngineError } from '@toile/engines';
import type { ImageBrief, PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Drawn, Kind } from '../core/kind.ts';
import { createBackgroundKind } from './create-background.ts';
import { asksWholeFigure } from './doubts/asks-whole-figure.ts';
import { findBackgroundDoubts } from './doubts/find-background-doubts.ts';
import { isCutOut } from './doubts/is-cut-out.ts';
import { frameOf } from './frame-of.ts';
import { placeSubject } from './subject/place-subject.ts';
import { subjectMask } from './subject/subject-mask.ts';

/** Longest side of a preview, in pixels. */
const LONGEST_PX = 512;

/**
 * The first picture of a new background, small, with doubts about the photo and its mask. Throws a
 * `refused` EngineError as the background itself does.
 */
export const previewBackgroundKind: Kind = async (brief, draw) => {
  const { target } = brief.images;
  if (!target) throw new EngineError('refused', 'No photo was given', { reason: 'undecodable' });
  const drawn = await createBackgroundKind({ ...brief, size: previewSize(brief) }, draw);
  const { prompt, images, settings } = brief;
  const mask = await subjectMask(target, images.mask);
  const size = images.backdrop ? mask : frameOf(brief.size, mask);
  const { reposition } = settings;
  const doubts = findBackgroundDoubts({
    mask,
    size,
    placement: placeSubject(mask, size, reposition),
    reposition,
    asksWhole: asksWholeFigure(prompt),
    isCutOut: await isCutOut(target),
  });
  return { ...(await reduced(drawn)), doubts };
};

/** Size of the preview; before a photograph of the user's own the picture has that photo's size. */
function previewSize({ size }: ImageBrief): PixelSize {
  const times = LONGEST_PX / Math.max(size.width, size.height);
  return { width: Math.round(size.width * times), height: Math.round(size.height * times) };
}

async function reduced(drawn: Drawn): Promise<Drawn> {
  const { data, width, height } = drawn;
  if (Math.max(width, height) <= LONGEST_PX) return drawn;
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = small;
  return {
    ...drawn,
    data: new Uint8ClampedArray(small.data),
    width: info.width,
    height: info.height,
  };
}
