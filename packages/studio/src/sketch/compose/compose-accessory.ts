import type { Scene } from '../../core/scene/scene.ts';
import { createSceneBuilder, type SceneBuilder } from '../../core/scene/scene-builder.ts';
import { freeHands } from '../figure/accessories/free-hands.ts';
import { findAccessory } from '../figure/accessories/registry.ts';
import type { BodyKind } from '../figure/body.ts';
import { type BodyOptions, buildBody } from '../figure/build-body.ts';
import { faceFrameOf } from '../figure/face/face-frame.ts';
import type { Look } from '../figure/look.ts';
import type { Pose } from '../figure/pose.ts';
import { FLAT_POSE } from '../figure/poses/registry.ts';
import { threeQuarter } from '../figure/poses/three-quarter.ts';
import { PAGE } from './compose-sketch.ts';
import { extentOf } from './extent.ts';

/** How a thing is turned in the four pictures of a run: half aside, and straight at the viewer. */
const VIEWS: readonly Pose[] = [threeQuarter, FLAT_POSE];
/** The part of the page that it fills, in pixels. */
const ROOM = { width: 520, height: 640 };
/** Pixels of a head when it is measured, when it is largest, and on figures, that lines are weighed for. */
const TRIAL_UNIT_PX = 100;
const LARGEST_UNIT_PX = 900;
const FIGURE_UNIT_PX = 104;
/** Lines grow less than the drawing does: so large, a pen draws finer. */
const GROWTH = 0.5;

type AccessoryDesign = { kind: BodyKind; look: Look; turn: number; isMirrored: boolean };
type Standing = Pick<BodyOptions, 'centreX' | 'floorY'> & { unitPx: number };

/** A thing worn or carried, alone and large: as it would sit on a figure that is left out. */
export function composeAccessory(design: AccessoryDesign): Scene {
  const trial = drawnAt(design, { unitPx: TRIAL_UNIT_PX, centreX: 0, floorY: 0 });
  // A long strap runs off the page: the bag is what is drawn.
  const { left, right, top, bottom } = extentOf(trial);
  const fit = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top));
  const unitPx = Math.min(LARGEST_UNIT_PX, TRIAL_UNIT_PX * fit);
  const grown = unitPx / TRIAL_UNIT_PX;
  const scene = drawnAt(design, {
    unitPx,
    centreX: PAGE.width / 2 - ((left + right) / 2) * grown,
    floorY: PAGE.height / 2 - ((top + bottom) / 2) * grown,
  });
  return withHeavierLines(scene, (unitPx / FIGURE_UNIT_PX) ** GROWTH);
}

function drawnAt(design: AccessoryDesign, standing: Standing): Scene {
  const scene = createSceneBuilder(PAGE);
  drawOn(scene, design, standing);
  return scene.finish();
}

function drawOn(
  scene: SceneBuilder,
  { kind, look, turn, isMirrored }: AccessoryDesign,
  standing: Standing,
): void {
  const body = buildBody(VIEWS[turn % VIEWS.length], { kind, isMirrored, heel: 0, ...standing });
  const [worn] = look.accessories;
  const [hand] = freeHands(body.arm);
  findAccessory(worn?.id ?? '')?.draw({
    scene,
    body,
    frame: faceFrameOf(body.head, look.face),
    colour: worn.colour,
    hand,
    ...(worn.trim && { trim: worn.trim }),
  });
}

const withHeavierLines = ({ size, operations }: Scene, growth: number): Scene => ({
  size,
  operations: operations.map((one) =>
    one.op === 'stroke' ? { ...one, weight: one.weight * growth } : one,
  ),
});
