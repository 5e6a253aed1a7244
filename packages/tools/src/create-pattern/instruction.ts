import type { ToolRun } from '../fields/run-schema.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** A textile pattern. */
export function instructPattern(run: ToolRun): Instruction {
  return instructionOf({
    task: 'A textile pattern as flat artwork for print: a seamless tile that repeats on all sides, filling the picture to its edges.',
    words: { name: 'The pattern', text: run.text_prompt },
    camera:
      'straight from above, without perspective; motifs of even density that run over the edges',
    light: 'none: even colours without shading of the whole',
    avoid: [
      'borders',
      'frames',
      'vignettes',
      'garments',
      'folded cloth',
      'mock-ups',
      'text',
      'watermarks',
    ],
  });
}
