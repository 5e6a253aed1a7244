import type { Size } from '../../lib/pictures/paper.ts';
import type { Point } from '../../lib/pictures/point.ts';

/**
 * Transform from the photo to the view: view = photo × scale + offset, all in CSS pixels of the
 * view.
 */
export type Viewport = { scale: number; x: number; y: number };

/** Largest zoom, as a multiple of the scale at which the whole photo is visible. */
const MAX_ZOOM = 12;

/** The viewport that fits the photo into the middle of the view, with a margin in CSS pixels. */
export function fitPhoto(photo: Size, view: Size, margin = 0): Viewport {
  const width = Math.max(1, view.width - margin * 2);
  const height = Math.max(1, view.height - margin * 2);
  const scale = fitScale(photo, { width, height });
  return {
    scale,
    x: (view.width - photo.width * scale) / 2,
    y: (view.height - photo.height * scale) / 2,
  };
}

/** A place of the view in pixels of the photo. */
export function toPhoto({ scale, x, y }: Viewport, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

/** A place of the photo in CSS pixels of the view. */
export function toView({ scale, x, y }: Viewport, at: Point): Point {
  return { x: at.x * scale + x, y: at.y * scale + y };
}

/** Zoom of a viewport, as a multiple of the scale at which the whole photo is visible. */
export function zoomOf({ scale }: Viewport, photo: Size, view: Size): number {
  return scale / fitScale(photo, view);
}

type Zooming = {
  photo: Size;
  view: Size;
  /** The point of the view that stays in place. */
  about: Point;
  factor: number;
};

/** The viewport after a zoom, between the whole photo and its largest zoom. */
export function zoom(viewport: Viewport, { photo, view, about, factor }: Zooming): Viewport {
  const least = fitScale(photo, view);
  const scale = Math.min(Math.max(viewport.scale * factor, least), least * MAX_ZOOM);
  const kept = toPhoto(viewport, about);
  const next = { scale, x: about.x - kept.x * scale, y: about.y - kept.y * scale };
  return keepInView(next, photo, view);
}

/** Moves the photo in the view, never out of it. */
export function pan(
  viewport: Viewport,
  by: Point,
  { photo, view }: { photo: Size; view: Size },
): Viewport {
  const next = { ...viewport, x: viewport.x + by.x, y: viewport.y + by.y };
  return keepInView(next, photo, view);
}

function keepInView({ scale, x, y }: Viewport, photo: Size, view: Size): Viewport {
  return {
    scale,
    x: keepSide(x, photo.width * scale, view.width),
    y: keepSide(y, photo.height * scale, view.height),
  };
}

/**
 * The offset within its limits: a side shorter than the view stays centred, a longer one leaves no
 * gap.
 */
function keepSide(offset: number, length: number, space: number): number {
  if (length <= space) return (space - length) / 2;
  return Math.min(0, Math.max(offset, space - length));
}

function fitScale(photo: Size, view: Size): number {
  return Math.min(view.width / photo.width, view.height / photo.height);
}
