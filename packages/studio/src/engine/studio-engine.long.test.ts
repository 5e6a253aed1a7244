import type { ImageBrief } from '@toile/tools';
import { expect, it } from 'vitest';
import { createStudioEngine } from './studio-engine.ts';

const brief: ImageBrief = {
  kind: 'create-pattern',
  prompt: 'zebra with a qzxv',
  instruction: '',
  size: { width: 256, height: 256 },
  images: {},
  settings: { repeat: 'half-drop' },
};

it('starts no thread before the first order when asked to', async () => {
  let threads = 0;
  const count = () => (threads += 1);
  process.on('worker', count);
  const lazy = createStudioEngine({ threads: 4, isWarm: false });
  await lazy.check();
  expect(threads).toBe(0);
  await expect(lazy.render(brief, { seed: 1, variant: 0 })).resolves.toMatchObject({
    unread: ['qzxv'],
  });
  expect(threads).toBe(1);
  process.off('worker', count);
  await lazy.close();
});
