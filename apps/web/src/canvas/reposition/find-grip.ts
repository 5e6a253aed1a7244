import type { Size } from '../../lib/pictures/paper.ts';
import type { Point } from '../../lib/pictures/point.ts';
import { handleReach } from './handle-reach.ts';
import { rotate } from './subject-place.ts';

/**
 * The part of a subject that a pointer drags. A corner is given relative to the middle of the
 * cut-out, in its pixels.
 */
export type Grip = { kind: 'subject' } | { kind: 'turn' } | { kind: 'corner'; corner: Point };

/** Distance of the rotation handle above the subject, in CSS pixels. */
const TURN_HANDLE_ABOVE_PX = 30;

/**
 * A handle; `at` is its position relative to the subject's middle, along its sides, in CSS pixels.
 */
export type Handle = { grip: Grip; at: Point };

/** The handles of a cut-out drawn at that scale: four corners, and one above to turn it. */
export function listHandles({ width, height }: Size, drawnScale: number): Handle[] {
  const corners = [-1, 1].flatMap((y) =>
    [-1, 1].map((x) => ({ x: (x * width) / 2, y: (y * height) / 2 })),
  );
  return [
    ...corners.map(
      (corner): Handle => ({
        grip: { kind: 'corner', corner },
        at: { x: corner.x * drawnScale, y: corner.y * drawnScale },
      }),
    ),
    { grip: { kind: 'turn' }, at: { x: 0, y: (-height / 2) * drawnScale - TURN_HANDLE_ABOVE_PX } },
  ];
}

type Drawn = {
  /** Size of the cut-out, in its pixels. */
  size: Size;
  /** The subject's middle in the view. */
  middle: Point;
  /** CSS pixels per pixel of the cut-out. */
  drawnScale: number;
  rotation: number;
  /** True for a selected subject: only that has handles. */
  selected: boolean;
};

/** The grip at a point of the view: the nearest handle in reach, else the subject. */
export function findGrip(at: Point, drawn: Drawn): Grip | undefined {
  const { size, middle, drawnScale, rotation, selected } = drawn;
  const local = rotate({ x: at.x - middle.x, y: at.y - middle.y }, -rotation);
  const box = { width: size.width * drawnScale, height: size.height * drawnScale };
  const { radiusPx, reachPx } = handleReach(box);
  const distanceTo = (handle: Handle) => Math.hypot(local.x - handle.at.x, local.y - handle.at.y);
  const [nearest] = (selected ? listHandles(size, drawnScale) : [])
    .filter((handle) => distanceTo(handle) <= (handle.grip.kind === 'turn' ? radiusPx : reachPx))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  if (nearest) return nearest.grip;
  const isInside = Math.abs(local.x) <= box.width / 2 && Math.abs(local.y) <= box.height / 2;
  return isInside ? { kind: 'subject' } : undefined;
}

const RESIZE_CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

/** CSS cursor over a grip of a subject that is turned by `rotation` degrees. */
export function gripCursor(grip: Grip | undefined, rotation: number): string {
  if (!grip) return 'default';
  if (grip.kind === 'turn') return 'crosshair';
  if (grip.kind === 'subject') return 'move';
  // A diagonal looks the same after half a turn, and CSS has a cursor for every 45°.
  const isFalling = grip.corner.x * grip.corner.y > 0;
  const degrees = (isFalling ? 45 : 135) + rotation;
  const eighth = ((Math.round(degrees / 45) % 4) + 4) % 4;
  return RESIZE_CURSORS[eighth] ?? 'default';
}
