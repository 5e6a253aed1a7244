import { describe, expect, it } from 'vitest';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import { createRng } from '../../../core/rng.ts';
import type { Region, Scene } from '../../../core/scene/scene.ts';
import { createSceneBuilder } from '../../../core/scene/scene-builder.ts';
import { expectDigests } from '../../../testing/expect-kept.ts';
import { buildBody } from '../../figure/build-body.ts';
import { FLAT_POSE, POSES } from '../../figure/poses/registry.ts';
import type { Design } from '../features.ts';
import type { Garment, Piece } from '../garment.ts';
import { UPPER_GARMENTS } from './registry.ts';

const PLAIN: Design = {
  neckline: 'crew',
  collar: 'none',
  sleeve: 'long',
  silhouette: 'column',
  leg: 'straight',
  length: 'hip',
  fit: 'regular',
  closure: 'none',
  waist: 'none',
  details: new Set(),
};

const first = <T>(list: readonly T[] | undefined, other: T): T => list?.[0] ?? other;

function pieceOf(garment: Garment, more: Partial<Design> = {}): Piece {
  const { options } = garment;
  const design: Design = {
    ...PLAIN,
    neckline: first(options.neckline, PLAIN.neckline),
    collar: first(options.collar, PLAIN.collar),
    sleeve: first(options.sleeve, PLAIN.sleeve),
    length: first(options.length, PLAIN.length),
    fit: first(options.fit, PLAIN.fit),
    closure: first(options.closure, PLAIN.closure),
    waist: first(options.waist, PLAIN.waist),
    details: new Set([...(garment.has ?? []), ...garment.mayHave]),
    ...more,
  };
  return {
    garment,
    design,
    colour: '#8a7a6a',
    fabric: fabricOf(garment.fabrics[0]),
    trim: '#333333',
  };
}

function drawn(piece: Piece, body = buildBody(POSES[0], { kind: 'woman' })): Scene {
  const scene = createSceneBuilder({ width: 768, height: 1024 });
  piece.garment.build({ body, scene, rng: createRng('test'), piece, outfit: [] });
  return scene.finish();
}

const regionsOf = (scene: Scene): Region[] => scene.operations.filter((one) => one.op === 'region');

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
