import { createEngine } from '@toile/engines';
import { runProcess } from './run-process.ts';

// An API process alone names what can be drawn and never draws: its threads would stand idle.
runProcess(({ studioThreads, modelsDir, cutOutModel, safetyCheck }, roles) =>
  createEngine('studio', {
    studioThreads,
    startsThreads: roles.has('worker'),
    models: { modelsDir, cutOutModel, checksPictures: safetyCheck !== 'off' },
  }),
);
