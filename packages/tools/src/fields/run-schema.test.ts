import { expect, it } from 'vitest';
import { listFields } from '../find-tools.ts';
import { repeatCm } from './repeat-cm.ts';
import { findFieldFault, initialText } from './run-field.ts';
import { runSchemaOf } from './run-schema.ts';

const least = { ai_model: 'create-pattern', text_prompt: 'ikat' };
const schema = runSchemaOf(listFields());

it('reads the settings of a run from text, under the names that engines know', () => {
  const run = schema.parse({ ...least, repeat: 'brick', repeat_cm: '12.5', garment_type: '' });
  expect([run.repeat, run.repeatCm]).toEqual(['brick', 12.5]);
  expect('garmentType' in run).toBe(false);
});

it('refuses wrong settings together with the fields that all tools share', () => {
  const parsed = schema.safeParse({
    ...least,
    repeat: 'zigzag',
    repeat_cm: '0',
    garment_type: 'cape',
    seed: '4294967296',
  });
  const faults = parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(faults?.toSorted()).toEqual([
    ['garment_type', 'The garment type must be upper_body, lower_body or full_body'],
    ['repeat', 'The repeat must be straight, half-drop, brick or mirror'],
    ['repeat_cm', 'The repeat must be between 1 and 200 cm'],
    ['seed', 'The seed must be a whole number from 0 to 4294967295'],
  ]);
});

it('refuses a tool that there is not', () => {
  const parsed = schema.safeParse({ ...least, ai_model: 'paint' });
  const faults = parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(faults).toEqual([['ai_model', 'Unknown ai_model']]);
});

it.each(['1', '12.5', '200'])('%s cm is a width', (text) => {
  expect(findFieldFault(repeatCm, text)).toBeUndefined();
});

it.each(['', ' ', '0', '0.9', '201', 'wide', '-3'])('%j is no width', (text) => {
  expect(findFieldFault(repeatCm, text)).toBe('The repeat must be between 1 and 200 cm');
});

it('begins with a valid text', () => {
  const faults = listFields().flatMap((field) => {
    const text = initialText(field);
    return text === undefined ? [] : (findFieldFault(field, text) ?? []);
  });
  expect(initialText(repeatCm)).toBeDefined();
  expect(faults).toEqual([]);
});
