import type { ToolRun } from '../fields/run-schema.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** A garment made of a pattern. */
export function instructGarment(run: ToolRun): Instruction {
  const width = run.repeatCm;
  return instructionOf({
    task: 'A product photograph of one garment that is cut and sewn from the given pattern: by itself, as on an invisible mannequin, or worn where the words say by whom.',
    pictures: ['the pattern of the cloth'],
    words: { name: 'The garment', text: run.text_prompt },
    keep: `motifs and colours of the pattern exactly${width === undefined ? '' : `; one repeat is ${width} cm wide on the garment`}`,
    change:
      'the pattern lies on the cloth: it follows folds and drape, breaks at seams, and turns with sleeves and collar',
    camera: 'straight from the front, the whole garment, sharp throughout',
    light: 'soft daylight from the upper left, before a plain wall',
    avoid: ['people and garments that the words do not name', 'hangers', 'text', 'watermarks'],
  });
}
