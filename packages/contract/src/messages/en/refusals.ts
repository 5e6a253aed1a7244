import { PICTURE_MIN_SIDE_PX } from '../../limits.ts';
import { validation } from './validation.ts';

/** Why a picture that was given cannot be worked with, and what helps. By RefusalReason. */
export const refusals = {
  undecodable: 'This picture could not be read. Please save it again as PNG or JPEG.',
  'too-small': `This picture is too small. Please use one of at least ${PICTURE_MIN_SIDE_PX} × ${PICTURE_MIN_SIDE_PX} pixels.`,
  'too-large':
    'This picture is too large to be made twice as large. It may have 6 megapixels at most.',
  blank: 'I found nothing on this page. Please use a picture with a drawing on it.',
  'mask-blank': 'Next to nothing is marked on this photo. Mark more of what is meant.',
  'mask-size': validation.maskSize,
  'nothing-stands-out':
    'Nothing stands out in this photo: the whole of it would be marked. Use one of a person or a thing.',
  'no-lines':
    'I found no lines to read. A sketch with clear dark lines on a light page works best.',
  'photo-not-sketch': 'This looks like a photo. Please use a drawing: lines on a light page.',
  'no-subject':
    'I found nobody and nothing that stands out in this photo. Mark on it what is to stay.',
  'no-person': 'I found no person in this photo.',
  'several-people': 'I found several people in this photo. Please use one of a single person.',
  'no-garment': 'I found no garment in this picture.',
  'garment-worn':
    'Somebody wears the garment in this picture. Please bring a picture of the garment alone: Image to flat-lay makes one.',
  'mask-off-person':
    'What is marked on the photo lies beside the person. Mark the garment that is to be changed.',
  unsafe: 'This picture cannot be used here.',
  'no-model':
    'Photos cannot be worked on yet: the model that reads them is still to be fetched. Try again in a few minutes.',
} as const;
