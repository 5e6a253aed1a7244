import type { Point } from '../../core/scene/point.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { createSceneBuilder, type SceneBuilder } from '../../core/scene/scene-builder.ts';
import type { Body, BodyKind } from '../figure/body.ts';
import { buildBody } from '../figure/build-body.ts';
import { FLAT_POSE } from '../figure/poses/registry.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { PAGE } from './compose-sketch.ts';
import { dress } from './dress.ts';
import { extentOf } from './extent.ts';

type Layout = { width: number; height: number; front: Point; back: Point };

/** Where front and back may stand: beside each other, or one above the other. The frame is that of a view. */
const LAYOUTS: readonly Layout[] = [
  { width: 330, height: 860, front: [196, 512], back: [572, 512] },
  { width: 620, height: 430, front: [384, 276], back: [384, 748] },
];
const TRIAL = { unitPx: 80, x: PAGE.width / 2, floorY: 900 };
/** A head's height when a small garment is drawn large. */
const LARGEST_UNIT = 190;

export type FlatOrder = { outfit: Outfit; kind: BodyKind; shapes: readonly string[]; seed: string };
type Placing = { unitPx: number; x: number; floorY: number };

/** A technical flat, and the bodies that its views are drawn on. */
export type FlatDrawing = { scene: Scene; front: Body; back: Body };

/** A technical flat: the garments alone, front and back, as large as the page allows. */
export const composeFlat = (order: FlatOrder): Scene => drawFlat(order).scene;

/** A technical flat with the bodies of its views, which tell how high and wide on a wearer it lies. */
export function drawFlat(order: FlatOrder): FlatDrawing {
  const placingAt = measure(order);
  const scene = createSceneBuilder(PAGE);
  const front = drawView(scene, order, { ...placingAt('front'), isBack: false });
  const back = drawView(scene, order, { ...placingAt('back'), isBack: true });
  return { scene: scene.finish(), front, back };
}

/** Draws once to measure: how large the views can be in the better layout, and where the floor then lies. */
function measure(order: FlatOrder): (view: 'front' | 'back') => Placing {
  const trial = createSceneBuilder(PAGE);
  drawView(trial, order, { ...TRIAL, isBack: false });
  const { left, right, top, bottom } = extentOf(trial.finish());
  const fitOf = ({ width, height }: Layout) =>
    Math.min(width / (right - left), height / (bottom - top));
  const layout = fitOf(LAYOUTS[0]) >= fitOf(LAYOUTS[1]) ? LAYOUTS[0] : LAYOUTS[1];
  const unitPx = Math.min(LARGEST_UNIT, TRIAL.unitPx * fitOf(layout));
  const grown = unitPx / TRIAL.unitPx;
  const aside = (TRIAL.x - (left + right) / 2) * grown;
  const belowFloor = (TRIAL.floorY - (top + bottom) / 2) * grown;
  return (view) => {
    const [x, y] = layout[view];
    return { unitPx, x: x + (view === 'front' ? aside : -aside), floorY: y + belowFloor };
  };
}

function drawView(
  scene: SceneBuilder,
  { outfit, kind, shapes, seed }: FlatOrder,
  { unitPx, x, floorY, isBack }: Placing & { isBack: boolean },
): Body {
  const place = { unitPx, centreX: x, floorY, heel: 0 };
  const body = buildBody(FLAT_POSE, { kind, shapes, isBack, isFlat: true, ...place });
  dress(scene, body, { outfit, seed });
  return body;
}
