import { faceWords } from '@toile/contract';
import { FACES } from '../faces.ts';
import type { ToolRun } from '../fields/run-schema.ts';
import type { ImageBrief, PixelSize } from '../image-brief.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** The chosen face in words. */
function faceOf({ face_id: id }: ToolRun): string | undefined {
  const face = FACES.find((each) => each.id === id);
  return face && faceWords.names[face.words].toLowerCase();
}

/** Width and height of a PNG in pixels, from the header that each begins with. */
function sizeOf(png: Uint8Array): PixelSize | undefined {
  if (png.byteLength < 24) return undefined;
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The place that the user gave the subject, in hundredths of the photo. */
function placeOf({ reposition }: ToolRun, photo: Uint8Array | undefined): string | undefined {
  const size = photo && sizeOf(photo);
  if (!reposition || !size) return undefined;
  const percent = (px: number, ofPx: number) => Math.round((px / ofPx) * 100);
  const { x, y, width } = reposition;
  return `the place of the subject: its left edge ${percent(x, size.width)} % from the left and its top ${percent(y, size.height)} % from the top, ${percent(width, size.width)} % of the picture wide`;
}

/** A new place for a subject, with a new pose and the chosen face where it is a person. */
export function instructBackground(run: ToolRun, images: ImageBrief['images']): Instruction {
  const face = faceOf(run);
  const place = placeOf(run, images.target);
  const { source: backdrop } = images;
  return instructionOf(
    {
      task: 'A photograph of the same subject in another place.',
      pictures: ['a photo of the subject', ...(backdrop ? ['a photograph of the new place'] : [])],
      words: {
        name: backdrop ? 'Said about the new place' : 'The new place',
        text: run.text_prompt,
      },
      keep: `${images.mask ? 'everything inside the marked part' : 'the subject'}: the clothes with cut, colours, cloth, print and details, hair, skin and build`,
      change: [
        backdrop
          ? 'the whole background: it is the place of the second picture, as it is there, cropped as the subject needs it'
          : 'the whole background',
        'where the subject is a person, the pose: another natural one that fits the place and shows the clothes as well',
        ...(face === undefined ? [] : [`the face: ${face}`]),
        ...(place === undefined ? [] : [place]),
      ].join('; '),
      camera: 'eye level, full figure where the photo shows it, the perspective of the place',
      light: 'that of the place, on the subject too; contact shadows where it stands',
      avoid: [
        'other people',
        'text',
        'logos that were not there',
        'watermarks',
        'cut-out edges',
        'extra fingers or limbs',
      ],
    },
    { showsPeople: true },
  );
}
