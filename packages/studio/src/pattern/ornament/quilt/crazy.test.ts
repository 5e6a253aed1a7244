import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { crazyBlock } from './crazy.ts';

const cloth = (ground: `#${string}`) => ({ print: 'plain', ground, mark: ground }) as const;

it('covers its square with scraps of several cloths', () => {
  const ctx = createCanvas(64, 64).getContext('2d');
  ctx.translate(32, 32);
  const strong = [cloth('#aa0000'), cloth('#00aa00'), cloth('#0000aa')];
  crazyBlock('#d9ab3f')(ctx, 40, { pale: [], strong }, 3);
  const { data } = ctx.getImageData(0, 0, 64, 64);
  const seen = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    expect(data[i + 3]).toBeGreaterThan(200);
    seen.add([0, 1, 2].reduce((best, c) => (data[i + c] > data[i + best] ? c : best), 0));
  }
  expect(seen.size).toBeGreaterThan(1);
});
