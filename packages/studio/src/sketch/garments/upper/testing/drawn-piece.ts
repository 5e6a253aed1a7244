import { fabricOf } from '../../../../core/fabrics/registry.ts';
import { createRng } from '../../../../core/rng.ts';
import type { Region, Scene } from '../../../../core/scene/scene.ts';
import { createSceneBuilder } from '../../../../core/scene/scene-builder.ts';
import { buildBody } from '../../../figure/build-body.ts';
import { POSES } from '../../../figure/poses/registry.ts';
import type { Design } from '../../features.ts';
import type { Garment, Piece } from '../../garment.ts';

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

/** A garment in the first value of each of its features, with all its details. */
export function pieceOf(garment: Garment, more: Partial<Design> = {}): Piece {
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

/** A piece drawn by itself on a page of 768 × 1024 pixels. */
export function drawn(piece: Piece, body = buildBody(POSES[0], { kind: 'woman' })): Scene {
  const scene = createSceneBuilder({ width: 768, height: 1024 });
  piece.garment.build({ body, scene, rng: createRng('test'), piece, outfit: [] });
  return scene.finish();
}

/** Areas of a scene. */
export const regionsOf = (scene: Scene): Region[] =>
  scene.operations.filter((one) => one.op === 'region');
