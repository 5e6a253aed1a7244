import { describe, expect, it } from 'vitest';
import { expectDigests } from '../../../testing/expect-kept.ts';
import { buildBody } from '../../figure/build-body.ts';
import { FLAT_POSE, POSES } from '../../figure/poses/registry.ts';
import type { Design } from '../features.ts';
import { UPPER_GARMENTS } from './registry.ts';
import { drawn, pieceOf, regionsOf } from './testing/drawn-piece.ts';

describe('garments of the upper body', () => {
  it('have ids and words of their own', () => {
    const words = UPPER_GARMENTS.flatMap((garment) => garment.words);
    expect(new Set(words).size).toBe(words.length);
    expect(new Set(UPPER_GARMENTS.map(({ id }) => id)).size).toBe(UPPER_GARMENTS.length);
  });

  it.each(UPPER_GARMENTS.map((garment) => [garment.id, garment] as const))(
    '%s stays on the page',
    (_, garment) => {
      for (const pose of POSES.slice(0, 2)) {
        const [kind] = pose.who;
        const scene = drawn(pieceOf(garment), buildBody(pose, { kind }));
        const points = regionsOf(scene).flatMap(({ outlines }) => outlines.flat());
        expect(points.length).toBeGreaterThan(0);
        expect(points.every(([x, y]) => x >= 0 && x <= 768 && y >= 0 && y <= 1024)).toBe(true);
      }
    },
  );

  it('are drawn as they were', () => {
    const scenes = UPPER_GARMENTS.map((garment) => [
      garment.id,
      drawn(pieceOf(garment)).operations,
    ]);
    expectDigests('upper-garments', Object.fromEntries(scenes));
  });

  it('show no buttons on the back', () => {
    const back = buildBody(FLAT_POSE, { kind: 'woman', isBack: true });
    const shirt = UPPER_GARMENTS.find(({ id }) => id === 'shirt');
    if (!shirt) throw new Error('No shirt');
    expect(regionsOf(drawn(pieceOf(shirt), back)).map(({ part }) => part)).not.toContain('buttons');
  });

  it('are wider when they are oversized', () => {
    const widthOf = (fit: Design['fit']) => {
      const tee = UPPER_GARMENTS.find(({ id }) => id === 't-shirt');
      if (!tee) throw new Error('No T-shirt');
      const body = regionsOf(drawn(pieceOf(tee, { fit }))).find(({ part }) => part === 'bodice');
      const xs = body?.outlines.flat().map(([x]) => x) ?? [];
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(widthOf('oversized')).toBeGreaterThan(widthOf('regular') * 1.25);
  });
});
