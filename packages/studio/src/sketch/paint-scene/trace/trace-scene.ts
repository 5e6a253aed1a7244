import type { Hex } from '../../../core/colour.ts';
import { createRng } from '../../../core/rng.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { Region, Scene, Stroke } from '../../../core/scene/scene.ts';
import { throwIfStopped } from '../../../core/stop.ts';
import type { Finish, FinishId } from '../finish.ts';
import { finishOf } from '../finishes/registry.ts';
import { hatchLines } from './hatch-lines.ts';
import { layOutlines } from './lay-outlines.ts';
import { type LightEdge, lightEdge } from './light-edge.ts';
import { orientedOutlines } from './oriented-outlines.ts';
import { strokeRibbons } from './stroke-ribbons.ts';
import { planeNoise } from './value-noise.ts';

/** An area as it is painted: its region's own outlines hide the lines below. All outlines are oriented. */
export type TracedRegion = {
  op: 'region';
  region: Region;
  /** The colour it is painted with in this finish. */
  colour: Hex;
  /** Where it takes the place of washes below, as the brush goes. */
  cover: readonly Polyline[];
  /** Where its colour goes: less than that where paper is left towards the light. */
  paint: readonly Polyline[];
  light: readonly Polyline[];
  shade: readonly Polyline[];
  depth: readonly Polyline[];
  /** Hatching of the shade, as thin closed outlines. */
  hatch: readonly Polyline[];
  seed: number;
};

/** A stroke as closed outlines to be filled. */
export type TracedStroke = {
  op: 'stroke';
  stroke: Stroke;
  colour: Hex;
  alpha: number;
  ribbons: readonly Polyline[];
};

export type Traced = TracedRegion | TracedStroke;

/** A scene as a finish's hand draws it, for every picture that is made from it. */
export type TracedScene = { size: Scene['size']; finish: Finish; operations: readonly Traced[] };

/**
 * Draws a scene by the hand of a finish: outlines stray and are left open to the light, lines
 * become ribbons. All that is drawn from it, in pixels or as vectors, has the same shapes.
 */
export function traceScene(scene: Scene, finishId: FinishId, seed: number | string): TracedScene {
  const finish = finishOf(finishId);
  const rng = createRng(`trace:${seed}`);
  const strays = { x: planeNoise(rng.seed()), y: planeNoise(rng.seed()) };
  const open = lightEdge(scene);
  const traced: Traced[] = [];
  for (const operation of scene.operations) {
    const own = rng.seed();
    if (operation.op === 'stroke') {
      const stroke = traceStroke(operation, finish, own);
      if (stroke.ribbons.length > 0) traced.push(stroke);
    } else if (!(finish.brush.isBare && operation.class === 'backdrop')) {
      traced.push(traceRegion(operation, { finish, strays, open, seed: own }));
    }
  }
  return { size: scene.size, finish, operations: traced };
}

function traceStroke(stroke: Stroke, { hand }: Finish, seed: number): TracedStroke {
  return {
    op: 'stroke',
    stroke,
    colour: stroke.colour ?? hand.ink,
    alpha: hand.alphas[stroke.role] ?? 1,
    ribbons: hand.widths[stroke.role] === 0 ? [] : strokeRibbons(stroke, hand, seed),
  };
}

type Noise = (x: number, y: number) => number;
/** How edges stray at a place of the page: the same for every area, so that neighbours still meet. */
export type Strays = { x: Noise; y: Noise };
type RegionTrace = { finish: Finish; strays: Strays; open: LightEdge; seed: number };

function traceRegion(drawn: Region, { finish, strays, open, seed }: RegionTrace): TracedRegion {
  throwIfStopped();
  const { brush } = finish;
  const region = { ...drawn, outlines: orientedOutlines(drawn.outlines) };
  const laid = layOutlines(region, { brush, strays, open, seed });
  return {
    op: 'region',
    region,
    colour: brush.tint(region.colour),
    ...laid,
    hatch: hatchLines([...laid.shade, ...laid.depth], brush.hatchPx, seed),
    seed,
  };
}
