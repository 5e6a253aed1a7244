import { backdrop } from './backdrop.ts';
import { validation } from './validation.ts';

/** Reasons why an uploaded picture cannot be used, each with a remedy. By RefusalReason. */
export const refusals = {
  undecodable: 'This picture could not be read. Please save it again as PNG or JPEG.',
  'too-small': validation.pictureTooSmall,
  'too-large':
    'This picture is too large to be made twice as large. It may have 6 megapixels at most.',
  blank: 'There is nothing on this page. Please use a picture with a drawing on it.',
  'mask-blank': 'Next to nothing is marked on this photo. Mark more of what is meant.',
  'mask-size': validation.maskSize,
  'mask-whole':
    'The whole photo is marked, so there is no background left to change. Mark only what is to stay.',
  'nothing-stands-out':
    'Nothing stands out in this photo: the whole of it would be marked. Use one of a person or a thing.',
  'no-lines': 'No lines were found. A sketch with clear dark lines on a light page works best.',
  'photo-not-sketch': 'This looks like a photo. Please use a drawing: lines on a light page.',
  'no-subject': 'Nobody and nothing stands out in this photo. Mark on it what is to stay.',
  'no-person': 'No person was found in this photo.',
  'several-people': 'There are several people in this photo. Please use one of a single person.',
  'no-part': 'This part was not found in the photo. Click it instead.',
  'no-garment': 'No garment was found in this picture.',
  'several-garments':
    'There are several garments in this picture. Please use a picture of one garment, or crop it.',
  'no-garment-named':
    'These words name no known garment. Name the one to lift out, such as “the white t-shirt”, or choose its type.',
  'garment-type':
    'The type that is chosen and the garment that is named do not go together. Choose another type, or “As the prompt says”.',
  'garment-one-piece':
    'The garment that is named is not in this photo: the one there is in one piece from the chest to the legs, such as a dress. Name that one.',
  'garment-two-pieces':
    'The garment that is named is not in this photo: there are a top, and a skirt or trousers of another colour. Name one of the two.',
  'garment-colour':
    'The garment that is named is not in this photo: the one there has another colour. Name one that is seen, or leave the colour out.',
  'garment-legs':
    'The garment that is named is not in this photo: the one there has legs, like trousers. Name that one.',
  'garment-no-legs':
    'The garment that is named is not in this photo: the one there has no legs, like a skirt or a dress. Name that one.',
  'garment-bare-arms':
    'The garment that is named is not in this photo: the one there is a top that leaves the arms bare. Name that one.',
  'garment-sleeved':
    'The garment that is named is not in this photo: the one there has sleeves, like a top. Name that one.',
  'garment-worn':
    'Somebody wears the garment in this picture. Please bring a picture of the garment alone: Image to flat-lay makes one.',
  'mask-off-person':
    'What is marked on the photo lies beside the person. Mark the garment that is to be changed.',
  'backdrop-small': backdrop.tooSmall,
  'backdrop-same': 'The backdrop is the photo itself. Please use one of the place alone.',
  'backdrop-person': 'Somebody is in the backdrop. Please use one of the place alone.',
  unsafe: 'This picture cannot be used here.',
  'no-model':
    'Photos cannot be worked on yet: the model that reads them is still to be fetched. Try again in a few minutes.',
} as const;
