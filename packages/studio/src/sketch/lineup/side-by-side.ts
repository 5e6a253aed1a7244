import type { Point, Polyline } from '../../core/scene/point.ts';
import type { DrawOperation, PlacedPrint, Scene } from '../../core/scene/scene.ts';
import { extentOf } from '../compose/extent.ts';
import type { BodyKind } from '../figure/body.ts';

/** A figure drawn by itself. */
export type DrawnPerson = { scene: Scene; kind: BodyKind };

/** Heights beside a woman: a page shows all alone at the same height. */
const HEIGHTS: Readonly<Record<BodyKind, number>> = { woman: 1, man: 1.05, girl: 0.74, boy: 0.74 };

const SIDE_PX = 34;
const TOP_PX = 70;
/** Between two figures that have room, as a part of the page's width. */
const GAP = 0.035;
/** What of a figure's width the next one leaves free where the page is full: sleeves and hems lie over each other. */
const FREE = [1, 0.92, 0.84, 0.76];
const LEAST_FREE = 0.68;
/** They stand a little above and below one another, as on a page that is filled by hand. */
const STAGGER_PX = 14;

/**
 * People side by side on one page, as large as fits, on one floor. Each figure lies over those
 * before it; regions are numbered anew.
 */
export function sideBySide(drawn: readonly DrawnPerson[]): Scene {
  const [{ scene: first }] = drawn;
  const { width, height } = first.size;
  const figures = drawn.map(({ scene, kind }) => {
    return { scene, box: extentOf(scene), tall: HEIGHTS[kind] };
  });
  const wide = figures.map(({ box, tall }) => (box.right - box.left) * tall);
  const high = Math.max(...figures.map(({ box, tall }) => (box.bottom - box.top) * tall));
  const gap = width * GAP;
  const room = width - 2 * SIDE_PX - gap * (figures.length - 1);
  const tallest = (height - 2 * TOP_PX) / high;
  const free = FREE.find((part) => rowOf(wide, part) * tallest <= room) ?? LEAST_FREE;
  const scale = Math.min(tallest, room / rowOf(wide, free));
  const floor = (height + high * scale) / 2 + STAGGER_PX;
  let left = (width - rowOf(wide, free) * scale - gap * (figures.length - 1)) / 2;
  const operations = figures.flatMap(({ scene, box, tall }, i) => {
    const own = scale * tall;
    const to = { scale: own, x: left - box.left * own, y: floor - box.bottom * own };
    left += wide[i] * scale * free + gap;
    const dy = figures.length > 2 && i % 2 === 1 ? -STAGGER_PX : 0;
    return scene.operations.map((one) => moved(one, { ...to, y: to.y + dy }));
  });
  return { size: first.size, operations: numbered(operations) };
}

/** The width of figures in a row, where each next one leaves so much of those before it free. */
function rowOf(wide: readonly number[], free: number): number {
  let [left, right] = [0, 0];
  for (const each of wide) {
    right = Math.max(right, left + each);
    left += each * free;
  }
  return right;
}

type Move = { scale: number; x: number; y: number };

function moved(one: DrawOperation, move: Move): DrawOperation {
  const line = (path: Polyline): Point[] =>
    path.map(([x, y]) => [x * move.scale + move.x, y * move.scale + move.y]);
  if (one.op === 'stroke') return { ...one, path: line(one.path), weight: one.weight * move.scale };
  return {
    ...one,
    outlines: one.outlines.map(line),
    shade: one.shade.map(line),
    depth: one.depth.map(line),
    light: one.light.map(line),
    ...(one.print && { print: printMoved(one.print, line, move.scale) }),
  };
}

const printMoved = (
  print: PlacedPrint,
  line: (path: Polyline) => Point[],
  scale: number,
): PlacedPrint => ({
  ...print,
  lines: print.lines.map((each) => ({
    ...each,
    path: line(each.path),
    widthPx: each.widthPx * scale,
  })),
  shapes: print.shapes.map((each) => ({ ...each, outline: line(each.outline) })),
  ...(print.cloth && { cloth: { ...print.cloth, page: line(print.cloth.page) } }),
});

/** Backdrops lie behind everybody; regions are numbered in the order in which they are drawn. */
function numbered(operations: readonly DrawOperation[]): DrawOperation[] {
  const isBehind = (one: DrawOperation) => one.op === 'region' && one.class === 'backdrop';
  const sorted = [...operations.filter(isBehind), ...operations.filter((one) => !isBehind(one))];
  let id = 0;
  return sorted.map((one) => {
    if (one.op === 'stroke') return one;
    id += 1;
    return { ...one, id };
  });
}
