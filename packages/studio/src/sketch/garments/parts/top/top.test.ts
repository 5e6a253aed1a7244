import { expect, it } from 'vitest';
import { boundsOf } from '../../../../core/scene/bounds.ts';
import type { DrawOperation, Region } from '../../../../core/scene/scene.ts';
import { createSketch } from '../../../create-sketch.ts';
import { viewOf } from '../../../seen/view.ts';

it.each([
  'jumpsuit with a square neck and buttons',
  'strapless dress with buttons',
  'sweetheart corset top with buttons and ivory trousers',
])('buttons are sewn on cloth, not on the skin above it: %s', (prompt) => {
  for (const variant of [0, 1]) {
    const { scene } = createSketch({ prompt, seed: 5, variant });
    const isButton = (one: DrawOperation): one is Region =>
      one.op === 'region' && one.part.startsWith('button');
    const buttons = scene.operations.filter(isButton);
    const bare = { ...scene, operations: scene.operations.filter((one) => !isButton(one)) };
    const { ids, width, byId } = viewOf(bare);
    const under = buttons.map(({ outlines }) => {
      const { left, right, top } = boundsOf(outlines);
      return byId.get(ids[Math.floor(top / 2) * width + Math.floor((left + right) / 4)])?.class;
    });
    expect(under).not.toContain('skin');
  }
});
