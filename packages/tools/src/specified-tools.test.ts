import { PHOTO_PARTS } from '@toile/contract';
import { expect, test } from 'vitest';
import { FACES } from './faces.ts';
import { garmentType } from './fields/garment-type.ts';
import { listTools } from './find-tools.ts';

/** The tools that the specification names; others are as their folders say. */
const SPECIFIED = new Set([
  'create-background',
  'swap-garment',
  'sketch-to-image',
  'create-sketch',
  'create-pattern',
  'pattern-to-image',
  'image-to-flatlay',
]);

const tools = listTools().filter(({ id }) => SPECIFIED.has(id));
const byId = <Value>(read: (tool: (typeof tools)[number]) => Value) =>
  Object.fromEntries(tools.map((tool) => [tool.id, read(tool)]));
const idsWith = (holds: (tool: (typeof tools)[number]) => boolean) =>
  tools.filter(holds).map(({ id }) => id);

test('each tool has the steps of the specification, in their order', () => {
  expect(byId(({ steps }) => steps.join(' '))).toEqual({
    'create-background': 'upload mask prompt face result',
    'swap-garment': 'upload mask source result',
    'sketch-to-image': 'source prompt result',
    'create-sketch': 'prompt result',
    'create-pattern': 'prompt result',
    'pattern-to-image': 'source prompt result',
    'image-to-flatlay': 'source prompt result',
  });
});

test('each tool has as many steps as the specification counts outputs of its mode', () => {
  expect(byId(({ steps }) => steps.length)).toEqual({
    'create-background': 5,
    'swap-garment': 4,
    'sketch-to-image': 3,
    'create-sketch': 2,
    'create-pattern': 2,
    'pattern-to-image': 3,
    'image-to-flatlay': 3,
  });
});

test('pictures are 768 by 1024, patterns 1024 by 1024', () => {
  const square = { width: 1024, height: 1024 };
  for (const { id, isTiled, outputSize } of tools) {
    expect([id, outputSize]).toEqual([id, isTiled ? square : { width: 768, height: 1024 }]);
  }
  expect(idsWith(({ isTiled }) => isTiled === true)).toEqual(['create-pattern']);
});

test('a prompt is needed but for sketches, and for garments that are swapped without words', () => {
  expect(idsWith(({ promptRequired }) => !promptRequired).toSorted()).toEqual([
    'sketch-to-image',
    'swap-garment',
  ]);
  const { steps } = tools.find(({ id }) => id === 'swap-garment') ?? {};
  expect(steps).not.toContain('prompt');
});

test('a picture is needed where a tool starts from one', () => {
  expect(byId(({ requiredImages }) => requiredImages.join(' '))).toEqual({
    'create-background': 'original_target_image',
    'swap-garment': 'original_target_image binary_mask_image source_image',
    'sketch-to-image': 'source_image',
    'create-sketch': '',
    'create-pattern': '',
    'pattern-to-image': 'source_image',
    'image-to-flatlay': 'source_image',
  });
});

test('a garment type is asked for patterns and flat-lays', () => {
  expect(idsWith(({ settings }) => settings.includes(garmentType)).toSorted()).toEqual([
    'image-to-flatlay',
    'pattern-to-image',
  ]);
});

test('a background is marked by dots, inverted, added to and moved; a garment is drawn over', () => {
  expect(tools.flatMap(({ id, masking }) => (masking ? [{ id, ...masking }] : []))).toEqual([
    {
      id: 'create-background',
      marks: 'dots',
      parts: PHOTO_PARTS,
      inverts: true,
      addsMore: true,
      repositions: true,
    },
    {
      id: 'swap-garment',
      marks: 'line',
      parts: ['dress', 'top', 'outerwear', 'skirt', 'trousers'],
      inverts: false,
      addsMore: false,
      repositions: false,
    },
  ]);
});

test('every tool with a prompt has examples to click', () => {
  for (const { id, steps, examples } of tools) {
    expect([id, examples.length > 0]).toEqual([id, steps.includes('prompt')]);
  }
});

test('every face has a number of its own, none of them −1', () => {
  const ids = FACES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBe(0);
});
