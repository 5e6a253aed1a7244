import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findModel } from './find-model.ts';
import { MODELS } from './registry.ts';

test('each model that is here has the size that is told of it', () => {
  const found = MODELS.flatMap((model) => findModel(model) ?? []);
  const told = MODELS.filter((model) => findModel(model)).map(({ bytes }) => bytes);
  expect(found.map((file) => statSync(file).size)).toEqual(told);
  expect(found.length).toBeGreaterThan(0);
});
