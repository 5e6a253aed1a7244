import type { BodyKind } from '../figure/body.ts';
import { buildBody } from '../figure/build-body.ts';
import { FLAT_POSE } from '../figure/poses/registry.ts';
import type { Outfit } from '../outfit/outfit.ts';
import type { Scene } from '../scene/scene.ts';
import { createSceneBuilder, type SceneBuilder } from '../scene/scene-builder.ts';
import { PAGE } from './compose-sketch.ts';
import { dress } from './dress.ts';
import { extentOf } from './extent.ts';

/** The frame for each view. */
const FRAME = { width: 330, height: 860 };
const TRIAL = { unitPx: 80, x: PAGE.width / 2, floorY: 900 };
/** A head's height when a small garment is drawn large. */
const LARGEST_UNIT = 190;

type FlatOrder = { outfit: Outfit; kind: BodyKind; seed: string };
type Placing = { unitPx: number; x: number; floorY: number };

/** A technical flat: the garments alone, front on the left and back on the right, as large as the page allows. */
export function composeFlat(order: FlatOrder): Scene {
  const placing = placingOf(order);
  const scene = createSceneBuilder(PAGE);
  drawView(scene, order, { ...placing, x: PAGE.width * 0.255, isBack: false });
  drawView(scene, order, { ...placing, x: PAGE.width * 0.745, isBack: true });
  return scene.finish();
}

/** Drawn once to be measured: how large, and where the floor lies, so that both views stand in the middle. */
function placingOf(order: FlatOrder): Placing {
  const trial = createSceneBuilder(PAGE);
  drawView(trial, order, { ...TRIAL, isBack: false });
  const { left, right, top, bottom } = extentOf(trial.finish());
  const fit = Math.min(FRAME.width / (right - left), FRAME.height / (bottom - top));
  const unitPx = Math.min(LARGEST_UNIT, TRIAL.unitPx * fit);
  const grown = unitPx / TRIAL.unitPx;
  const belowFloor = (TRIAL.floorY - (top + bottom) / 2) * grown;
  return { unitPx, x: TRIAL.x, floorY: PAGE.height / 2 + belowFloor };
}

function drawView(
  scene: SceneBuilder,
  { outfit, kind, seed }: FlatOrder,
  { unitPx, x, floorY, isBack }: Placing & { isBack: boolean },
): void {
  const body = buildBody(FLAT_POSE, { kind, isBack, unitPx, centreX: x, floorY, heel: 0 });
  dress(scene, body, { outfit, seed });
}
