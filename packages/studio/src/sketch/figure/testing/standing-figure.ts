import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Scene } from '../../../core/scene/scene.ts';
import { createSceneBuilder } from '../../../core/scene/scene-builder.ts';
import type { BodyKind } from '../body.ts';
import { buildBody } from '../build-body.ts';
import { drawConstruction } from '../construction.ts';
import { drawFigure } from '../draw-figure.ts';
import { chooseLook } from '../look/choose-look.ts';
import type { Pose } from '../pose.ts';
import { shoeOf } from '../shoes/registry.ts';

/** The page of the tests of figures, in pixels. */
export const PAGE = { width: 768, height: 1024 };
/** Pixels that stay free along the edges of the page. */
const EDGE_PX = 4;

type Standing = { kind: BodyKind; isMirrored?: boolean; seed: string };

/** A figure in a pose, in a look that a seed chooses, with its lines of construction. */
export function standingFigure(pose: Pose, { kind, isMirrored, seed }: Standing): Scene {
  const look = chooseLook(createRng(seed), { kind });
  const body = buildBody(pose, { kind, isMirrored, heel: shoeOf(look.shoes).heel });
  const scene = createSceneBuilder(PAGE);
  drawFigure(scene, body, look);
  drawConstruction(scene, body);
  return scene.finish();
}

/** Points of a scene that lie beyond the page or on its edges. */
export function pointsOffPage({ operations }: Scene): Point[] {
  const points = operations.flatMap((one) =>
    one.op === 'region' ? one.outlines.flat() : one.path,
  );
  const isInside = ([x, y]: Point) =>
    x >= EDGE_PX && x <= PAGE.width - EDGE_PX && y >= EDGE_PX && y <= PAGE.height - EDGE_PX;
  return points.filter((point) => !isInside(point));
}
