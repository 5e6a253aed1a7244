import { expect, test } from 'vitest';
import {
  COLOUR_VALUES,
  MASK_COLOURS,
  MASK_OPACITY,
  PENDING_COLOUR,
  PENDING_DOT_RADIUS_PX,
  PENDING_LINE_WIDTH_PX,
} from '../../../canvas/mask/mask-colour.ts';
import { BRUSH_RADIUS, DOTS_WARNING_AT } from './brush.ts';

test('the colours of a mask, yellow first, and how much it hides', () => {
  expect(MASK_COLOURS).toEqual(['yellow', 'green', 'purple', 'white']);
  expect(COLOUR_VALUES).toMatchObject({
    yellow: 'rgb(245 165 0)',
    green: 'rgb(0 245 165)',
    purple: 'rgb(165 0 245)',
  });
  expect(MASK_OPACITY * 255).toBe(125);
});

test('brush and eraser, and what waits to be confirmed', () => {
  expect(BRUSH_RADIUS).toMatchObject({ min: 10, max: 150, initial: 50 });
  expect([PENDING_DOT_RADIUS_PX, PENDING_LINE_WIDTH_PX]).toEqual([10, 10]);
  expect(PENDING_COLOUR).toBe('rgb(255 0 0)');
  expect(DOTS_WARNING_AT).toBe(6);
});
