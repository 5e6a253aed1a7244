import type { ToolRun } from '../fields/run-schema.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** A fashion designer's sketch. */
export function instructSketch(run: ToolRun): Instruction {
  return instructionOf(
    {
      task: 'A fashion designer’s sketch on white paper: one full figure of elongated proportions (about nine heads), drawn by a confident hand, with the garment’s construction to be read from its lines. Flats without a figure where a technical flat is asked for.',
      words: { name: 'What is drawn', text: run.text_prompt },
      camera: 'the whole figure from head to shoes, in the middle, with room around it',
      avoid: [
        'photographs',
        'frames',
        'notes',
        'text',
        'signatures',
        'watermarks',
        'colour swatches',
        'a second figure unless asked for',
        'extra fingers or limbs',
      ],
    },
    { showsPeople: true },
  );
}
