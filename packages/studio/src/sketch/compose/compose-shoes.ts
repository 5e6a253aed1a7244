import type { Hex } from '../../core/colour.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { createSceneBuilder } from '../../core/scene/scene-builder.ts';
import type { BodyKind } from '../figure/body.ts';
import { SIDES } from '../figure/body.ts';
import { buildBody } from '../figure/build-body.ts';
import type { Look } from '../figure/look.ts';
import type { Pose } from '../figure/pose.ts';
import { crossedAnkles } from '../figure/poses/crossed-ankles.ts';
import { threeQuarter } from '../figure/poses/three-quarter.ts';
import { shoeOf } from '../figure/shoes/registry.ts';
import { drawLeg } from '../figure/skin/draw-limbs.ts';
import { PAGE } from './compose-sketch.ts';

/** Pixels of a head where a pair of shoes fills the page, and of the figures that lines are weighed for. */
const UNIT_PX = 380;
const FIGURE_UNIT_PX = 104;
const FLOOR_Y = 850;
/** Lines grow less than the drawing does: so large, a pen draws finer. */
const LINE_GROWTH = (UNIT_PX / FIGURE_UNIT_PX) ** 0.55;

/** How a pair stands in the four pictures of a run, half aside so that the shoes' sides are seen. */
const STANCES: readonly Pose['legs'][] = [
  { left: { x: -0.06, toes: -3, knee: 0 }, right: { x: 0.28, toes: 34, knee: 0 } },
  { left: { x: -0.08, toes: 8, knee: 0 }, right: { x: 0.46, toes: 30, knee: 0 } },
  crossedAnkles.legs,
  { left: { x: -0.06, toes: -12, knee: 0 }, right: { x: 0.4, toes: 22, knee: 0 } },
];

type ShoesDesign = { kind: BodyKind; look: Look; turn: number; isMirrored: boolean };

/** A pair of shoes, large, worn on legs that the page's upper edge cuts off. */
export function composeShoes({ kind, look, turn, isMirrored }: ShoesDesign): Scene {
  const scene = createSceneBuilder(PAGE);
  const { heel, draw } = shoeOf(look.shoes);
  const pose = { ...threeQuarter, legs: STANCES[turn % STANCES.length] };
  const standing = { kind, isMirrored, heel, unitPx: UNIT_PX, floorY: FLOOR_Y };
  const { leg } = buildBody(pose, standing);
  const xs = SIDES.flatMap((side) => [leg[side].ankle[0], leg[side].toe[0]]);
  const aside = PAGE.width / 2 - (Math.min(...xs) + Math.max(...xs)) / 2;
  const body = buildBody(pose, { ...standing, centreX: PAGE.width / 2 + aside });
  for (const side of SIDES) {
    const order = side === body.nearLeg ? 1 : 0;
    drawLeg(scene.on('leg', order), body, { side, skin: look.skin });
    draw({ pen: scene.on('shoe', order), body, side, look });
  }
  return withHeavierLines(scene.finish(), look.shoeColour);
}

/** Straps are lines in the shoe's colour: they grow with the drawing. */
function withHeavierLines({ size, operations }: Scene, shoe: Hex): Scene {
  const growthOf = (colour: Hex | undefined) =>
    colour === shoe ? UNIT_PX / FIGURE_UNIT_PX : LINE_GROWTH;
  return {
    size,
    operations: operations.map((one) =>
      one.op === 'stroke' ? { ...one, weight: one.weight * growthOf(one.colour) } : one,
    ),
  };
}
