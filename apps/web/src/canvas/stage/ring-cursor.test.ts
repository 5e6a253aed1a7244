import { beforeEach, expect, test } from 'vitest';
import { fakeCanvases } from '../../testing/fake-canvas.ts';
import { ringCursor } from './ring-cursor.ts';

beforeEach(fakeCanvases);

test('is a picture held by its middle, with a cross where it cannot be shown', () => {
  expect(ringCursor(37.5)).toMatch(/^url\("data:image\/png;base64,[^"]+"\) 40 40, crosshair$/);
});

test('is none where the brush is larger than a pointer may be', () => {
  expect(ringCursor(62)).toBeDefined();
  expect(ringCursor(63)).toBeUndefined();
});
