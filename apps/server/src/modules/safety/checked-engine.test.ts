import type { RenderedImage } from '@toile/engines';
import { briefOfRun, getTool, upscaleBriefOf } from '@toile/tools';
import { expect, test, vi } from 'vitest';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { checkedEngine } from './checked-engine.ts';
import { UnsafePictureError } from './unsafe-picture-error.ts';

const brief = await briefOfRun({
  tool: getTool('create-pattern'),
  prompt: 'indigo ikat',
  run: {},
  pictures: { images: {} },
});
const enlarged = {
  ...upscaleBriefOf(brief, { width: 64, height: 64 }, 'probe 1'),
  images: { origin: new Uint8Array(4) },
};

test.each<[string, typeof brief, RenderedImage['digitalSourceType'], boolean]>([
  ['drawn by rules alone', brief, 'algorithmicMedia', false],
  ['drawn by rules from a picture', brief, 'composite', true],
  ['drawn by a model', brief, 'trainedAlgorithmicMedia', true],
  ['enlarged by rules', enlarged, 'composite', false],
  ['enlarged by a model', enlarged, 'compositeWithTrainedAlgorithmicMedia', true],
])('a picture that was %s: %#', async (_what, of, digitalSourceType, isChecked) => {
  const checkOutput = vi.fn(async () => {
    throw new UnsafePictureError('unsafe');
  });
  const engine = checkedEngine(
    createProbeEngine(() => ({ digitalSourceType })),
    { checkOutput },
  );
  const drawn = engine.render(of, { seed: 1, variant: 0 });
  if (isChecked) await expect(drawn).rejects.toThrow(UnsafePictureError);
  else await expect(drawn).resolves.toMatchObject({ digitalSourceType });
  expect(checkOutput).toHaveBeenCalledTimes(isChecked ? 1 : 0);
});
