import type { TechPackBox, TechPackView } from '@toile/contract';
import type { Box } from '../../../lib/pdf/page-size.ts';

/** A view of a flat on the page: where it stands, and where places of the drawing lie. */
export type PlacedView = { box: Box; toPage: (x: number, y: number) => readonly [number, number] };

export type PlacedViews = Record<TechPackView, PlacedView> & {
  /** True where the back stands beside the front, and not below it. */
  isBeside: boolean;
};

type Room = {
  area: Box;
  /** Width left free for texts at the left and between the views. */
  aside: number;
  /** True where texts stand at the right as well. */
  hasRight: boolean;
};

/** Left free above each view, for its name. */
const NAME_HEIGHT = 16;

/**
 * Places both views in an area at one scale, beside or below each other: whichever shows them larger.
 */
export function layOutViews(
  views: Record<TechPackView, TechPackBox>,
  { area, aside, hasRight }: Room,
): PlacedViews {
  const width = Math.max(views.front.width, views.back.width);
  const height = Math.max(views.front.height, views.back.height);
  const beside = {
    width: (area.width - (hasRight ? 3 : 2) * aside) / 2,
    height: area.height - NAME_HEIGHT,
  };
  const below = {
    width: area.width - 2 * aside,
    height: (area.height - 2 * NAME_HEIGHT) / 2,
  };
  const fit = (room: { width: number; height: number }) =>
    Math.min(room.width / width, room.height / height);
  const isBeside = fit(beside) >= fit(below);
  const room = isBeside ? beside : below;
  const scale = fit(room);
  const place = (view: TechPackView): PlacedView => {
    const { x, y, width: wide, height: high } = views[view];
    const isBack = view === 'back';
    const left = area.left + aside + (isBeside && isBack ? room.width + aside : 0);
    const top =
      area.bottom +
      area.height -
      NAME_HEIGHT -
      (!isBeside && isBack ? room.height + NAME_HEIGHT : 0);
    const size = { width: wide * scale, height: high * scale };
    const box = {
      left: left + (room.width - size.width) / 2,
      bottom: isBeside ? top - (room.height + size.height) / 2 : top - size.height,
      ...size,
    };
    return {
      box,
      toPage: (px, py) => [box.left + (px - x) * scale, box.bottom + box.height - (py - y) * scale],
    };
  };
  return { front: place('front'), back: place('back'), isBeside };
}
