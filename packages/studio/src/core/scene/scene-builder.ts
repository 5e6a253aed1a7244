import type { PixelSize } from '@toile/tools';
import type { Polyline } from './point.ts';
import type { DrawOperation, Region, Scene, Stroke, StrokeRole } from './scene.ts';

/** Layers of a dressed figure, from the paper upwards. */
const LAYERS = [
  'construction',
  'backdrop',
  'hair-behind',
  'garment-behind',
  'arm-behind',
  'leg',
  'shoe',
  'torso',
  'lower',
  'upper',
  'collar',
  'outer',
  'outer-collar',
  'belt',
  'neck-wear',
  'head',
  'hair',
  'hat',
  'arm',
  'arm-raised',
  'annotation',
] as const;
export type Layer = (typeof LAYERS)[number];

export type RegionInput = Pick<Region, 'class' | 'part' | 'colour'> & {
  outlines: readonly Polyline[];
} & Partial<Omit<Region, 'op' | 'id'>>;

export type StrokeOptions = Partial<Omit<Stroke, 'op' | 'role' | 'path'>>;

/** Draws on one layer, in the order of its calls. */
export type LayerPen = {
  region: (region: RegionInput) => void;
  stroke: (role: StrokeRole, path: Polyline, options?: StrokeOptions) => void;
};

/** Collects what figure and garments draw, each on its layer, in any order of calls. */
export type SceneBuilder = {
  /** A higher `order` lies over a lower one of the same layer. */
  on: (layer: Layer, order?: number) => LayerPen;
  /** A builder that begins with all that this one holds; neither sees what the other draws from then on. */
  copy: () => SceneBuilder;
  finish: () => Scene;
};

type Placed = { rank: number; order: number; operation: DrawOperation };

/** Starts an empty scene of the given size. */
export const createSceneBuilder = (size: PixelSize): SceneBuilder => builderWith(size, []);

function builderWith(size: PixelSize, placed: Placed[]): SceneBuilder {
  return {
    on: (layer, order = 0) => {
      const rank = LAYERS.indexOf(layer);
      const put = (operation: DrawOperation) => void placed.push({ rank, order, operation });
      return {
        region: (input) => put(regionOf(input)),
        stroke: (role, path, options = {}) => {
          if (path.length > 1) put(strokeOf(role, path, options));
        },
      };
    },
    copy: () => builderWith(size, [...placed]),
    finish: () => ({ size, operations: inOrder(placed) }),
  };
}

/** Sorting is stable: operations of one layer and order stay as they were called. Regions are numbered as drawn. */
function inOrder(placed: readonly Placed[]): DrawOperation[] {
  const sorted = placed.toSorted((a, b) => a.rank - b.rank || a.order - b.order);
  let id = 0;
  return sorted.map(({ operation }) => {
    if (operation.op === 'stroke') return operation;
    id += 1;
    return { ...operation, id };
  });
}

const regionOf = (input: RegionInput): Region => ({
  op: 'region',
  id: 0,
  opacity: 1,
  shade: [],
  depth: [],
  light: [],
  reserve: 0.6,
  ...input,
});

const strokeOf = (role: StrokeRole, path: Polyline, options: StrokeOptions): Stroke => ({
  op: 'stroke',
  role,
  path,
  weight: 1,
  taper: [0.1, 0.15],
  isShadowSide: false,
  ...options,
});
