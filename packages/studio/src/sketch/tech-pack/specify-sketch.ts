import type { TechPackFeature, TechPackGarment } from '@toile/contract';
import type { SketchSpecification } from '@toile/engines';
import type { Scene } from '../../core/scene/scene.ts';
import { drawFlat, type FlatOrder } from '../compose/compose-flat.ts';
import { inPlainLine } from '../compose/plain-flat.ts';
import { inColoursAsked } from '../compose/without-colour.ts';
import { composePlan } from '../create-sketch.ts';
import type { Design } from '../garments/features.ts';
import type { Piece } from '../garments/garment.ts';
import { planLineup } from '../lineup/plan-lineup.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { sceneToSvg } from '../paint-scene/svg/scene-to-svg.ts';
import { traceScene } from '../paint-scene/trace/trace-scene.ts';
import { planSketch, type SketchOrder, type SketchPlan } from '../plan-sketch.ts';
import { viewOf } from '../seen/view.ts';
import { seeFlat } from './flat-view.ts';
import { listCallouts } from './list-callouts.ts';
import { listMaterials } from './list-materials.ts';
import { measureGarment } from './measures.ts';
import { sizeTableOf } from './size-table.ts';

/**
 * Plans a sketch once more and specifies each garment that its picture shows: front and back as a flat
 * of that garment alone, the construction with places at which it is seen, points of measure, colours,
 * cloths and trims. The same order gives the same specification. There are no garments in pictures of
 * shoes and accessories.
 */
export function specifySketch(order: SketchOrder): SketchSpecification {
  const lineup = planLineup(order);
  const people = lineup?.people ?? [{ plan: planSketch(order), order }];
  const specified = people.map((person) => specifyPerson(person.plan, person.order));
  return {
    garments: specified.flatMap(({ garments }) => garments),
    // A line-up tells its people's choices by their number.
    choices: lineup ? {} : (specified[0]?.choices ?? {}),
  };
}

function specifyPerson(plan: SketchPlan, order: SketchOrder): SketchSpecification {
  const { scene, seed, choices, answers } = composePlan(plan, order);
  const seen = new Set(answers.pieces.map(({ garment }) => garment.id));
  const pieces = plan.outfit.pieces.filter(({ garment }) => seen.has(garment.id));
  const picture = viewOf(inColoursAsked(scene, plan.reading));
  const isPicture = plan.isFlat && plan.outfit.pieces.length === 1;
  const garments = pieces.map((piece) => specifyPiece(piece, { plan, seed, isPicture, picture }));
  return { garments, choices };
}

type Drawn = {
  plan: SketchPlan;
  seed: string;
  isPicture: boolean;
  picture: ReturnType<typeof viewOf>;
};

function specifyPiece(piece: Piece, { plan, seed, isPicture, picture }: Drawn): TechPackGarment {
  const { kind, shapes, outfit, reading } = plan;
  const alone: Outfit = isPicture ? outfit : { ...outfit, pieces: [piece] };
  const isColoured = isPicture && reading.finish !== 'flat';
  const draw = (other: Outfit) =>
    drawFlat({ outfit: other, kind, shapes, seed } satisfies FlatOrder);
  const finished = (scene: Scene, other: Outfit) => {
    const inLine = isColoured ? scene : inPlainLine(scene, other);
    return inColoursAsked(inLine, reading);
  };
  const { scene, ...bodies } = draw(alone);
  const flat = seeFlat(finished(scene, alone), bodies);
  const drawAgain = (design: Design) => {
    const other = { ...alone, pieces: [{ ...piece, design }] };
    return finished(draw(other).scene, other);
  };
  const table = sizeTableOf(kind);
  return {
    garment: piece.garment.id,
    body: kind,
    isPicture,
    svg: sceneToSvg(traceScene(flat.scene, 'flat', seed)),
    size: { ...flat.scene.size },
    views: flat.boxes,
    description: describe(piece),
    callouts: listCallouts({ flat, piece, drawAgain }),
    sizes: table.sizes.map(({ name }) => name),
    baseSize: table.baseSize,
    measures: measureGarment(flat, piece, table),
    ...listMaterials({ piece, outfit, picture, flat, isPlain: plan.isFlat && !isColoured }),
  };
}

const DESCRIBED = ['silhouette', 'leg', 'length', 'fit'] as const;

/** The features of a garment that no callout points at. */
const describe = ({ garment, design }: Piece): TechPackFeature[] =>
  DESCRIBED.flatMap((group) =>
    garment.options[group] === undefined ? [] : { group, value: design[group] },
  );
