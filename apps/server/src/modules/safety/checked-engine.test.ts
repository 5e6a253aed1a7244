import type { RenderedImage } from '@toile/engines';
import { briefOfRun, getTool, upscaleBriefOf } from '@toile/tools';
import { expect, test } from 'vitest';
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

/** Draws a picture of a source type with a checked engine whose check refuses everything. */
async function draw(of: typeof brief, digitalSourceType: RenderedImage['digitalSourceType']) {
  const checkOutput = async () => {
    throw new UnsafePictureError('unsafe');
  };
  const probe = createProbeEngine(() => ({ digitalSourceType, costCents: 3 }));
  return checkedEngine(probe, { checkOutput }).render(of, { seed: 1, variant: 0 });
}

test.each([
  ['drawn by rules from a picture', brief, 'composite'],
  ['drawn by a model', brief, 'trainedAlgorithmicMedia'],
  ['enlarged by a model', enlarged, 'compositeWithTrainedAlgorithmicMedia'],
] as const)('a picture that was %s is checked', async (...[, of, type]) => {
  const refused = { name: 'UnsafePictureError', costCents: 3 };
  await expect(draw(of, type)).rejects.toMatchObject(refused);
});

test.each([
  ['drawn by rules alone', brief, 'algorithmicMedia'],
  ['enlarged by rules', enlarged, 'composite'],
] as const)('a picture that was %s is not', async (...[, of, type]) => {
  await expect(draw(of, type)).resolves.toMatchObject({ digitalSourceType: type });
});
