import { boundsOf } from '../../core/scene/bounds.ts';
import type { Point, Polyline } from '../../core/scene/point.ts';
import type { Region, Scene, Stroke } from '../../core/scene/scene.ts';
import { regionMapOf } from '../paint-scene/region-map/region-map-of.ts';
import { signatureOf } from './signature.ts';

/** Part of a page's size at which visibility is judged: half, a quarter of the pixels. */
const SCALE = 0.5;

/** What is seen of a scene. */
export type View = {
  scene: Scene;
  /** The scene's operations in short, in their order. */
  signatures: readonly string[];
  /** Width of the map in its pixels. */
  width: number;
  /** Number of the region that is seen at each pixel of the map, row by row, 0 for paper. */
  ids: Uint16Array;
  byId: ReadonlyMap<number, Region>;
  /** Pixels of the map at which each region is seen, by its number. */
  seenPx: ReadonlyMap<number, number>;
};

/** Looks at a scene: which of its regions are seen, and where. */
export function viewOf(scene: Scene): View {
  const { ids, width } = regionMapOf(smaller(scene, PAGE_CORNER));
  const seenPx = new Map<number, number>();
  for (const id of ids) if (id > 0) seenPx.set(id, (seenPx.get(id) ?? 0) + 1);
  return {
    scene,
    signatures: scene.operations.map(signatureOf),
    width,
    ids,
    byId: byIdOf(scene),
    seenPx,
  };
}

/** A part of a view's map, in its pixels. */
type Box = { left: number; top: number; width: number; height: number };

const PAGE_CORNER = { left: 0, top: 0 };

/** The box of a view's map that holds some outlines of the page, and nothing beyond the map. */
export function boxAround({ ids, width }: View, outlines: readonly Polyline[]): Box {
  const bounds = boundsOf(outlines);
  const height = ids.length / width;
  const left = Math.max(0, Math.floor(bounds.left * SCALE) - 1);
  const top = Math.max(0, Math.floor(bounds.top * SCALE) - 1);
  return {
    left,
    top,
    width: Math.max(0, Math.min(width, Math.ceil(bounds.right * SCALE) + 1) - left),
    height: Math.max(0, Math.min(height, Math.ceil(bounds.bottom * SCALE) + 1) - top),
  };
}

/** Number of the region of another scene that is seen at each pixel of a box of a view's map. */
export function idsWithin(scene: Scene, box: Box): Uint16Array {
  const { width, height } = box;
  return regionMapOf({ ...smaller(scene, box), size: { width, height } }).ids;
}

/** All regions of a scene but its backdrop, by their numbers. */
export const byIdOf = (scene: Scene): Map<number, Region> =>
  new Map(regionsOf(scene).map((region) => [region.id, region]));

/** All regions of a scene but its backdrop. */
const regionsOf = ({ operations }: Scene): Region[] =>
  operations.filter((one): one is Region => one.op === 'region' && one.class !== 'backdrop');

/** The regions of a scene at a view's size, from a corner of its map on. */
const smaller = (scene: Scene, { left, top }: Pick<Box, 'left' | 'top'>): Scene => ({
  size: { width: scene.size.width * SCALE, height: scene.size.height * SCALE },
  operations: regionsOf(scene).map(({ print: _print, ...bare }) => ({
    ...bare,
    outlines: bare.outlines.map((line) =>
      line.map(([x, y]): Point => [x * SCALE - left, y * SCALE - top]),
    ),
  })),
});

/** Pixels of the page at which the regions that pass a test are seen. */
export function seenArea({ byId, seenPx }: View, isMeant: (region: Region) => boolean): number {
  let sum = 0;
  for (const [id, px] of seenPx) {
    const region = byId.get(id);
    if (region && isMeant(region)) sum += px;
  }
  return sum / SCALE ** 2;
}

/** Pixels of the page that the regions which pass a test would cover if nothing lay over them. */
export const wholeArea = ({ scene }: View, isMeant: (region: Region) => boolean): number =>
  regionsOf(scene)
    .filter(isMeant)
    .reduce((sum, { outlines }) => sum + outlines.reduce((all, line) => all + areaOf(line), 0), 0);

function areaOf(line: Polyline): number {
  let twice = 0;
  for (let i = 0, j = line.length - 1; i < line.length; j = i, i += 1) {
    twice += line[j][0] * line[i][1] - line[i][0] * line[j][1];
  }
  return Math.abs(twice) / 2;
}

/** The part of a stroke's points, 0 to 1, over which no later region lies. */
export function seenPart({ scene, ids, width }: View, stroke: Stroke): number {
  const at = scene.operations.indexOf(stroke);
  const below = scene.operations.slice(0, at).findLast((one) => one.op === 'region');
  const last = below?.op === 'region' ? below.id : 0;
  const seen = stroke.path.filter(([x, y]) => {
    const id = ids[Math.floor(y * SCALE) * width + Math.floor(x * SCALE)];
    return id !== undefined && id <= last;
  });
  return seen.length / stroke.path.length;
}

/** The region that is seen at the middle of a stroke. */
export function regionUnder({ ids, byId, width }: View, { path }: Stroke): Region | undefined {
  const [x, y] = path[Math.floor(path.length / 2)];
  return byId.get(ids[Math.floor(y * SCALE) * width + Math.floor(x * SCALE)] ?? 0);
}
