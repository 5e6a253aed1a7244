import { expect, test } from 'vitest';
import { generationOf } from '../../testing/generation-fixtures.ts';
import { findPictureForStep } from './picture-for-step.ts';
import { listUseLinks } from './use-links.ts';

test('an output goes to every tool that takes it, into its step', () => {
  const links = listUseLinks(generationOf('a', { type: 'pattern-to-image' }));
  expect(links.map(({ label, to, state }) => [label, to, state.forStep.step])).toEqual([
    ['Swap garment', '/swap-garment/', 'source'],
    ['Image to flat-lay', '/image-to-flatlay/', 'source'],
  ]);
  expect(findPictureForStep(links[0]?.state)).toMatchObject({ step: 'source', outputId: 'a' });
});

test.each([undefined, null, { forStep: { step: 'mask' } }, 'x'])(
  'a navigation with %s takes no picture along',
  (state) => expect(findPictureForStep(state)).toBeUndefined(),
);
