import type { ToolRun } from '../fields/run-schema.ts';
import { type Instruction, instructionOf } from '../model-instruction.ts';

/** The outfit of a sketch as if it were sewn. */
export function instructRendering(run: ToolRun): Instruction {
  return instructionOf(
    {
      task: 'A realistic studio photograph of the outfit that the sketch shows, as if it had been sewn.',
      pictures: ['a fashion sketch'],
      words: { name: 'Materials and colours', text: run.text_prompt || 'as in the sketch' },
      keep: 'silhouette, lengths, necklines, sleeves, closures, pockets, seams and proportions of the clothes as drawn; the colours of the sketch where no others are named; a figure where one is drawn, in its pose, and none where the clothes are drawn alone',
      change:
        'lines and washes become cloth with weight, weave, folds and seams; a drawn figure becomes a person of natural proportions',
      camera: 'straight, full figure, sharp throughout, 85 mm',
      light: 'soft daylight from the upper left on a plain light grey ground',
      avoid: [
        'pencil lines',
        'paper',
        'text',
        'watermarks',
        'clothes that are not drawn',
        'extra fingers or limbs',
      ],
    },
    { showsPeople: true },
  );
}
