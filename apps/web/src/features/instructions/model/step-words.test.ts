import { findOwnStep, listTools } from '@toile/tools';
import { expect, test } from 'vitest';
import { findStepWords } from './step-words.ts';

test('every step of every tool says what there is to do; the prompt has its own hint', () => {
  const silent = listTools().flatMap((tool) =>
    tool.steps.filter(
      (step) => step !== 'prompt' && !findOwnStep(tool, step) && !findStepWords(tool, step),
    ),
  );
  expect(silent).toEqual([]);
});

test('a step is told by what it takes and how it is worked', () => {
  const words = (id: string) => {
    const tool = listTools().find((one) => one.id === id);
    return tool?.steps.map((step) => findStepWords(tool, step));
  };
  expect(words('create-background')).toEqual(['upload', 'maskDots', undefined, 'face', 'result']);
  expect(words('swap-garment')).toEqual(['upload', 'maskLine', 'sourceFlatlay', 'result']);
});

test('where the engine keeps the face, there is none to choose', () => {
  const tool = { masking: undefined, source: undefined };
  expect([findStepWords(tool, 'face'), findStepWords(tool, 'face', true)]).toEqual([
    'face',
    'faceKept',
  ]);
});
