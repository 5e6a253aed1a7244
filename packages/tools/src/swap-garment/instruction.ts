import type { ToolRun } from '../fields/run-schema.ts';
import type { ImageBrief } from '../image-brief.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** Another garment on the person of a photo. */
export function instructSwap(run: ToolRun, images: ImageBrief['images']): Instruction {
  return instructionOf(
    {
      task: 'The person of the first picture wears the garment of the second.',
      pictures: ['a photo of a person', 'a flat-lay of a garment'],
      words: { name: 'How it is worn', text: run.text_prompt },
      keep: 'of the person face, hair, skin, hands, pose, build and the clothes that are not replaced, and the whole background; of the garment cut, length, colours, cloth, print, closures and details',
      change: `${images.mask ? 'only the marked part: what is worn there' : 'the piece of clothing that the garment replaces'}; folds, drape and fit follow the body and the cloth`,
      camera: 'exactly that of the first picture',
      light: 'exactly that of the first picture, on the garment too',
      avoid: [
        'another face',
        'another pose',
        'parts of the old garment',
        'text',
        'watermarks',
        'extra fingers or limbs',
      ],
    },
    { showsPeople: true },
  );
}
