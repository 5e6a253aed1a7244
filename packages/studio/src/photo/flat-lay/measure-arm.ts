import { between, type Spot } from '../parse/point.ts';
import { type GarmentView, type Limb, PLACE, placeAt, type Side } from './garment-view.ts';
import { medians } from './strip.ts';

/** A sleeve on its arm, in the view. */
export type Arm = {
  /** Spots down the bones from the shoulder to the sleeve's end, evenly spaced. */
  path: Spot[];
  lengthPx: number;
  /** Half the sleeve's thickness: the median along its length. */
  halfPx: number;
  /** Outer end of the shoulder seam, and lower end of the armhole. */
  tip: Spot;
  armpit: Spot;
};

const STEP_PX = 4;

/** The sleeve of an arm, or undefined where the arm is bare. */
export function measureArm(view: GarmentView, limb: Limb, side: Side): Arm | undefined {
  const { torsoPx } = view;
  const path = armPath(limb);
  const isCovered = path.map((at, i) => isClothAround(view, at, normalAt(path, i, side)));
  const first = isCovered.findIndex((on, i) => on && i * STEP_PX > torsoPx * 0.1);
  if (first < 0 || first * STEP_PX > torsoPx * 0.55) return undefined;
  const end = endOf(isCovered, first, Math.ceil((torsoPx * 0.12) / STEP_PX));
  if ((end - first) * STEP_PX < torsoPx * 0.1 || end * STEP_PX < torsoPx * 0.2) return undefined;
  const covered = path.slice(first, end + 1);
  if (isBehindSkin(view, covered, side)) return undefined;
  const halfPx = halfWidth(view, covered, side);
  const tip = tipOf(view, limb.shoulder, side);
  const armpit = armpitOf(view, { path, tip, halfPx, side });
  const sleeve = path.slice(0, end + 1);
  return { path: sleeve, lengthPx: (sleeve.length - 1) * STEP_PX, halfPx, tip, armpit };
}

/** Unit vector across a path, pointing away from the trunk. */
export function normalAt(path: readonly Spot[], i: number, side: Side): Spot {
  const a = path[Math.max(0, i - 3)];
  const b = path[Math.min(path.length - 1, i + 3)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (side * (b.y - a.y)) / length, y: (-side * (b.x - a.x)) / length };
}

function armPath({ shoulder, elbow, wrist }: Limb): Spot[] {
  const hand = between(elbow, wrist, 1.25);
  const upper = Math.hypot(elbow.x - shoulder.x, elbow.y - shoulder.y);
  const fore = Math.hypot(hand.x - elbow.x, hand.y - elbow.y);
  const steps = Math.max(4, Math.round((upper + fore) / STEP_PX));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const way = (i / steps) * (upper + fore);
    return way < upper
      ? between(shoulder, elbow, way / Math.max(1, upper))
      : between(elbow, hand, (way - upper) / Math.max(1, fore));
  });
}

function isClothAround(view: GarmentView, at: Spot, normal: Spot): boolean {
  const reach = view.torsoPx * 0.04;
  const found = [-1, 0, 1].filter(
    (part) =>
      placeAt(view, at.x + normal.x * reach * part, at.y + normal.y * reach * part) === PLACE.cloth,
  );
  return found.length >= 2;
}

/** The last covered step that is reached without a gap of more than `gap` steps. */
function endOf(isCovered: readonly boolean[], first: number, gap: number): number {
  let end = first;
  for (let i = first; i < isCovered.length && i - end <= gap; i += 1) if (isCovered[i]) end = i;
  return end;
}

/** A bare arm before or behind the trunk's edge has cloth on its bone, but skin on its outer side. */
function isBehindSkin(view: GarmentView, path: readonly Spot[], side: Side): boolean {
  const most = view.torsoPx * 0.3;
  const veiled = path.filter((at, i) => {
    const normal = normalAt(path, i, side);
    for (let way = 0; way < most; way += 2) {
      const place = placeAt(view, at.x + normal.x * way, at.y + normal.y * way);
      if (place !== PLACE.cloth) return place === PLACE.veil;
    }
    return false;
  });
  return veiled.length > path.length * 0.5;
}

function halfWidth(view: GarmentView, path: readonly Spot[], side: Side): number {
  const most = view.torsoPx * 0.3;
  const widths = path.map((at, i) => {
    const normal = normalAt(path, i, side);
    let reach = 0;
    while (reach < most && placeAt(view, at.x + normal.x * reach, at.y + normal.y * reach) === 1) {
      reach += 1;
    }
    return reach;
  });
  return Math.max(view.torsoPx * 0.085, medians(widths, widths.length)[0] ?? 0);
}

/** The outer end of the shoulder: the highest cloth above the joint, or further down where it is bare. */
function tipOf(view: GarmentView, shoulder: Spot, side: Side): Spot {
  const x = shoulder.x + side * view.torsoPx * 0.03;
  const from = Math.round(shoulder.y - view.torsoPx * 0.2);
  const to = Math.round(shoulder.y + view.torsoPx * 0.6);
  for (let y = from; y < to; y += 1) {
    const isCloth = [0, 2, 4].every((down) => placeAt(view, x, y + down) === PLACE.cloth);
    if (isCloth) return { x, y };
  }
  return { x, y: shoulder.y };
}

type Armhole = { path: readonly Spot[]; tip: Spot; halfPx: number; side: Side };

/** The armpit: the top of the gap between sleeve and trunk, else 0.3 torso lengths below the shoulder. */
function armpitOf(view: GarmentView, { path, tip, halfPx, side }: Armhole): Spot {
  const { torsoPx } = view;
  const usual = tip.y + torsoPx * 0.3;
  for (let y = Math.round(tip.y + torsoPx * 0.16); y < usual; y += 1) {
    const bone = path.find((at) => at.y >= y);
    if (!bone) break;
    let open = 0;
    for (let way = 0; way < torsoPx * 0.25; way += 1) {
      const x = bone.x - side * way;
      open = placeAt(view, x, y) === PLACE.cloth ? 0 : open + 1;
      if (open > 3) return { x: x - side * 2, y };
    }
  }
  const bone = path.find((at) => at.y >= usual) ?? tip;
  return { x: bone.x - side * halfPx * 0.9, y: usual };
}
