import type { ImageBrief } from '@toile/tools';
import { expect, test } from 'vitest';
import { createStopFlag, setStopFlag } from '../core/stop.ts';
import render from './render-task.ts';

const brief: ImageBrief = {
  kind: 'create-pattern',
  prompt: 'zebra',
  instruction: '',
  size: { width: 256, height: 256 },
  images: {},
  settings: {},
};
const task = { brief, draw: { seed: 1, variant: 0 }, seen: {} };

test('a picture that is wanted no more is left, and the next one is drawn', async () => {
  const stop = createStopFlag();
  setStopFlag(stop);
  await expect(render({ ...task, stop })).rejects.toMatchObject({ name: 'Stopped' });
  expect(await render({ ...task, stop: createStopFlag() })).toHaveProperty('image');
  expect(await render(task)).toHaveProperty('image');
});
