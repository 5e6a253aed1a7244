import type { TechPackView } from '@toile/contract';
import type { Point } from '../../core/scene/point.ts';
import type { Region } from '../../core/scene/scene.ts';
import { PAGE_PER_MAP, type SeenFlat, viewAt } from './flat-view.ts';

/** Fewer pixels of the page are not seen: a button has forty. */
const LEAST_PX = 30;

type PlaceOptions = {
  /** The place that the callout is to be close to; by default the middle of what is seen. */
  nearTo?: Point;
};

/**
 * A place at which regions are seen, on the front where they are seen there; on one side alone where
 * they come in pairs. Undefined where none is seen.
 */
export function placeSeen(
  flat: SeenFlat,
  isMeant: (region: Region) => boolean,
  isPaired: boolean,
  { nearTo }: PlaceOptions = {},
): { at: Point; view: TechPackView } | undefined {
  const { ids, width, byId } = flat.view;
  const meant = new Set([...byId].flatMap(([id, region]) => (isMeant(region) ? [id] : [])));
  if (meant.size === 0) return undefined;
  const seen: Record<TechPackView, Point[]> = { front: [], back: [] };
  for (let i = 0; i < ids.length; i += 1) {
    if (!meant.has(ids[i])) continue;
    const at: Point = [
      ((i % width) + 0.5) * PAGE_PER_MAP,
      (Math.floor(i / width) + 0.5) * PAGE_PER_MAP,
    ];
    seen[viewAt(flat, at)].push(at);
  }
  const least = LEAST_PX / PAGE_PER_MAP ** 2;
  const view = seen.front.length >= least ? 'front' : 'back';
  const places = seen[view];
  if (places.length < least) return undefined;
  return { at: nearest(places, nearTo ?? middleOf(flat, view, places, isPaired)), view };
}

/** The middle of places; of those on the left where both sides have some. */
function middleOf(
  { bodies }: SeenFlat,
  view: TechPackView,
  places: readonly Point[],
  isPaired: boolean,
): Point {
  const centre = bodies[view].pitOfNeck[0];
  const left = places.filter(([x]) => x < centre);
  const own = isPaired && left.length > places.length * 0.2 ? left : places;
  const sum = own.reduce(([x, y], place) => [x + place[0], y + place[1]], [0, 0]);
  return [sum[0] / own.length, sum[1] / own.length];
}

function nearest(places: readonly Point[], [x, y]: Point): Point {
  const far = (place: Point) => Math.hypot(place[0] - x, place[1] - y);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0]);
}
