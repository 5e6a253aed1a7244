import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { sketchKind } from './sketch-kind.ts';

test('the vector file of a sketch says nothing of its prompt, and is well-formed whatever it holds', async () => {
  const drawn = await sketchKind(
    {
      kind: 'create-sketch',
      prompt: 'a red coat for zanzibar \u0001\u001b\uFFFF & <b>',
      instruction: '',
      size: { width: 768, height: 1024 },
      images: {},
      settings: {},
    },
    { seed: 7, variant: 0 },
  );
  const svg = drawn.companions?.svg ?? '';
  expect(svg.toLowerCase().includes('zanzibar')).toBe(false);
  expect(/^[\t\n\r\u0020-\uD7FF]+$/.test(svg)).toBe(true);
  expect(new Resvg(svg).width).toBeGreaterThan(0);
});
