import type { ToolRun } from '../fields/run-schema.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** A garment of a photo by itself, laid flat. */
export function instructFlatlay(run: ToolRun): Instruction {
  return instructionOf({
    task: 'A product photograph of one garment of the given photo, laid flat.',
    pictures: ['a photo of the garment'],
    words: { name: 'The garment', text: run.text_prompt },
    keep: 'colours, cloth, print, closures, trims and every detail of the garment as the photo shows them',
    change:
      'it lies by itself, straightened, both sides alike, without the body’s folds; parts that hands, hair, bags or other clothes hide are completed as the visible ones',
    camera: 'from straight above, the whole garment in the middle',
    light: 'even and soft, with a faint shadow, on pure white',
    avoid: [
      'people',
      'mannequins',
      'hangers',
      'other garments',
      'accessories',
      'text',
      'watermarks',
    ],
  });
}
