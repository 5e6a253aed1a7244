import type { TechPackBox, TechPackView } from '@toile/contract';
import type { Region, Scene } from '../../core/scene/scene.ts';
import type { Body } from '../figure/body.ts';
import { isRegionOf, type PartId } from '../garments/part-ids.ts';
import { type View, viewOf } from '../seen/view.ts';

/** Pixels of the page for one of a view's map. */
export const PAGE_PER_MAP = 2;

/** A garment drawn flat by itself, and what is seen of it from the front and from the back. */
export type SeenFlat = {
  scene: Scene;
  view: View;
  bodies: Record<TechPackView, Body>;
  /** Places of the drawing that show each view. */
  boxes: Record<TechPackView, TechPackBox>;
};

/** White that is kept about a view, in pixels of the page. */
const ROOM = 12;

/** Looks at a flat whose views stand apart, beside or above each other. */
export function seeFlat(scene: Scene, bodies: Record<TechPackView, Body>): SeenFlat {
  const view = viewOf(scene);
  const { front, back } = bodies;
  const isBeside = Math.abs(front.pitOfNeck[0] - back.pitOfNeck[0]) > 1;
  const half = isBeside ? scene.size.width / 2 : scene.size.height / 2;
  const boxOf = (which: TechPackView): TechPackBox => {
    const isMeant = (x: number, y: number) => (isBeside ? x : y) < half === (which === 'front');
    const seen = extentOf(view, isMeant);
    return {
      x: seen.left - ROOM,
      y: seen.top - ROOM,
      width: seen.right - seen.left + 2 * ROOM,
      height: seen.bottom - seen.top + 2 * ROOM,
    };
  };
  return { scene, view, bodies, boxes: { front: boxOf('front'), back: boxOf('back') } };
}

type Extent = { left: number; top: number; right: number; bottom: number };

function extentOf({ ids, width }: View, isMeant: (x: number, y: number) => boolean): Extent {
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at < ids.length; at += 1) {
    if (ids[at] === 0) continue;
    const x = (at % width) * PAGE_PER_MAP;
    const y = Math.floor(at / width) * PAGE_PER_MAP;
    if (!isMeant(x, y)) continue;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x + PAGE_PER_MAP);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y + PAGE_PER_MAP);
  }
  return extent;
}

/** The view in which a place of the page lies. */
export const viewAt = ({ boxes }: SeenFlat, [x, y]: readonly [number, number]): TechPackView => {
  const { front } = boxes;
  const isInFront =
    x >= front.x && x <= front.x + front.width && y >= front.y && y <= front.y + front.height;
  return isInFront ? 'front' : 'back';
};

/** The region that is seen at a place of the page. */
export function regionAt({ view }: SeenFlat, x: number, y: number): Region | undefined {
  const { ids, width, byId } = view;
  const column = Math.floor(x / PAGE_PER_MAP);
  if (column < 0 || column >= width) return undefined;
  return byId.get(ids[Math.floor(y / PAGE_PER_MAP) * width + column] ?? 0);
}

/** A region's name without its side. */
export const bareName = (part: string): string => part.replace(/ (left|right|\d)$/, '');

/** Test for regions that hang on an arm, or stand at the neck or about the waist, and are no trunk. */
const APART: readonly PartId[] = ['sleeve', 'cuff', 'collar', 'hood', 'cord', 'bow', 'strap'];

/** True for a region of the trunk and the legs: what lengths and widths are measured on. */
export const isTrunk = ({ part }: Region): boolean =>
  !APART.some((one) => isRegionOf(one, part)) && !/cape|tie end|cuff|fringe|zip pull/.test(part);

/** True for a region of a sleeve. */
export const isSleeve = ({ part }: Region): boolean =>
  /^(sleeve|cuff|shoulder band)/.test(part) && !/pocket/.test(part);
