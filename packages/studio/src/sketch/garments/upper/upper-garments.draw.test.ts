import { describe, expect, it } from 'vitest';
import { buildBody } from '../../figure/build-body.ts';
import { POSES } from '../../figure/poses/registry.ts';
import { UPPER_GARMENTS } from './registry.ts';
import { drawn, pieceOf, regionsOf } from './testing/drawn-piece.ts';

describe('garments of the upper body', () => {
  it.each(UPPER_GARMENTS.map((garment) => [garment.id, garment] as const))(
    '%s stays on the page in every pose',
    (_, garment) => {
      for (const pose of POSES) {
        const [kind] = pose.who;
        const scene = drawn(pieceOf(garment), buildBody(pose, { kind }));
        const points = regionsOf(scene).flatMap(({ outlines }) => outlines.flat());
        expect(points.length).toBeGreaterThan(0);
        expect(points.every(([x, y]) => x >= 0 && x <= 768 && y >= 0 && y <= 1024)).toBe(true);
      }
    },
  );
});
