import { describe, expect, it } from 'vitest';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import { createRng } from '../../../core/rng.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { Region } from '../../../core/scene/scene.ts';
import { createSceneBuilder } from '../../../core/scene/scene-builder.ts';
import { expectDigests } from '../../../testing/expect-kept.ts';
import type { BodyKind } from '../../figure/body.ts';
import { buildBody } from '../../figure/build-body.ts';
import { posesOf } from '../../figure/poses/registry.ts';
import type { Design, Feature } from '../features.ts';
import type { Garment } from '../garment.ts';
import { LOWER_GARMENTS } from './registry.ts';

const PLAIN: Design = {
  neckline: 'crew',
  collar: 'none',
  sleeve: 'none',
  silhouette: 'a-line',
  leg: 'straight',
  length: 'midi',
  fit: 'regular',
  closure: 'none',
  waist: 'none',
  details: new Set(),
};

/** One of the garment's designs, chosen by the seed. */
function designOf(garment: Garment, seed: string): Design {
  const rng = createRng(seed);
  const chosen = Object.entries(garment.options).map(([feature, values]) => [
    feature,
    rng.pick<unknown>(values),
  ]);
  const details = [...(garment.has ?? []), ...garment.mayHave.filter(() => rng.chance(0.3))];
  return {
    ...PLAIN,
    ...(Object.fromEntries(chosen) as Partial<Pick<Design, Feature>>),
    details: new Set(details),
  };
}

function draw(garment: Garment, kind: BodyKind, pose: number) {
  const seed = `${garment.id} ${kind} ${pose}`;
  const poses = posesOf(kind);
  const body = buildBody(poses[pose % poses.length], { kind });
  const scene = createSceneBuilder({ width: 768, height: 1024 });
  const design = designOf(garment, seed);
  const fabric = fabricOf('cotton');
  const piece = { garment, design, colour: '#446a8c', fabric, trim: '#222222' };
  garment.build({ body, scene, rng: createRng(seed), piece, outfit: [piece] });
  return { body, operations: scene.finish().operations };
}

/** Cut out for the legs over the hips. */
const LEAVES_HIPS_BARE: ReadonlySet<string> = new Set(['swimsuit', 'bikini', 'tankini']);

const isInside = ([x, y]: Point, outline: Polyline): boolean =>
  outline.reduce((inside, a, i) => {
    const b = outline[(i + 1) % outline.length];
    const crosses =
      a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
    return crosses ? !inside : inside;
  }, false);

describe.each(LOWER_GARMENTS.map((garment) => [garment.id, garment] as const))(
  '%s',
  (_, garment) => {
    it.each(['woman', 'man', 'girl'] as const)('lies on the page and on a %s', (kind) => {
      for (let pose = 0; pose < 3; pose += 1) {
        const { body, operations } = draw(garment, kind, pose);
        const regions = operations.filter((one): one is Region => one.op === 'region');
        expect(regions.length).toBeGreaterThan(0);
        const isOff = ([x, y]: Point) => !(x > 0 && x < 768 && y > 0 && y < 1024);
        expect(regions.flatMap((region) => region.outlines.flat()).filter(isOff)).toEqual([]);
        if (LEAVES_HIPS_BARE.has(garment.id)) continue;
        const cloth = regions
          .filter((region) => region.class === 'garment')
          .flatMap((one) => one.outlines);
        for (const side of ['left', 'right'] as const) {
          for (const level of [3.4, 3.6, 3.8, 4]) {
            const hip = body.side(side, level, -2);
            expect(cloth.some((outline) => isInside(hip, outline))).toBe(true);
          }
        }
      }
    });
  },
);

it('garments of the lower body are drawn as they were', () => {
  const scenes = LOWER_GARMENTS.map((garment) => [
    garment.id,
    [0, 1, 2].map((pose) => draw(garment, 'woman', pose).operations),
  ]);
  expectDigests('lower-garments', Object.fromEntries(scenes));
});
