import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import { insideWaistPx } from '../source/inside-waist.ts';
import type { Silhouette } from '../source/silhouette.ts';
import type { Dressing } from './dressing.ts';
import type { Patch } from './patch.ts';
import { type Pair, thinPlate } from './thin-plate.ts';

const LEVELS = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1] as const;

/** `seenTo`: the last row that the photo shows. */
type Rows = { from: number; to: number; seenTo: number };

/** Distance from waist and hem at which their width is read, as a share of the height: both may slant. */
const INWARD = 0.06;

/** The row whose sides hold for a level. */
const sideRow = ({ from, to, seenTo }: Rows, t: number): number =>
  Math.min(seenTo - 2, from + (to - from) * clamp(t, INWARD, 1 - INWARD * 0.6));

/** Lays a skirt, or trousers, on the mask: waist on its upper edge, hem on its lower one. */
export function placeLower(dressing: Dressing): Patch[] {
  return dressing.flat.isLegs ? placeLegs(dressing) : [placeSkirt(dressing)];
}

const everywhere = () => 1;

/** The first and the last row in which the mask has its full width. */
function wornRows({ worn, body, flat }: Dressing): Rows {
  const { box } = worn;
  const least = body.shouldersPx * 0.3;
  const isFull = (y: number) => {
    const runs = spanAt(dressingMask(worn), y);
    return runs !== undefined && runs.right - runs.left > least;
  };
  let from = box.top;
  let to = box.bottom - 1;
  while (from < to && !isFull(from)) from += 1;
  while (to > from && !isFull(to)) to -= 1;
  const cut = { from, to, seenTo: to };
  // Where the photo ends before the garment does, it goes on below.
  if (box.bottom < worn.height - 2) return cut;
  const waist = spanAt(dressingMask(worn), from + (to - from) * INWARD);
  const flatWaist = spanOf(
    flat.silhouette,
    flat.silhouette.box.top + flat.silhouette.high * INWARD,
  );
  if (!waist || !flatWaist) return cut;
  const scale = (waist.right - waist.left) / Math.max(1, flatWaist.right - flatWaist.left);
  return { from, to: Math.max(to, from + flat.silhouette.high * scale), seenTo: to };
}

type Masked = { mask: Uint8Array; width: number; left: number; right: number };

const dressingMask = ({ mask, width, box }: Dressing['worn']): Masked => ({
  mask,
  width,
  left: box.left,
  right: box.right,
});

/** From the first to the last pixel of a row. */
function spanAt({ mask, width, left, right }: Masked, row: number) {
  const y = Math.round(row);
  let first = -1;
  let last = -1;
  for (let x = left; x < right; x += 1) {
    if (!mask[y * width + x]) continue;
    if (first < 0) first = x;
    last = x;
  }
  return first < 0 ? undefined : { left: first, right: last };
}

function spanOf({ runs }: Silhouette, y: number): { left: number; right: number } | undefined {
  const row = runs(y);
  return row.length === 0 ? undefined : { left: row[0].left, right: row[row.length - 1].right };
}

/** The row of a flared hem's corners: they hang higher than its middle. */
function cornerRow({ box, high, runs }: Silhouette): number {
  let widest = { y: box.bottom - 1, wide: 0 };
  for (let y = box.bottom - 1; y > box.bottom - high * 0.25; y -= 1) {
    const row = runs(y);
    const wide = row.length === 0 ? 0 : row[row.length - 1].right - row[0].left;
    if (wide > widest.wide * 1.004) widest = { y, wide };
  }
  return widest.y;
}

function placeSkirt(dressing: Dressing): Patch {
  const { flat, worn, wear } = dressing;
  const corner = cornerRow(flat.silhouette);
  const rows = wornRows(dressing);
  const { box } = flat.silhouette;
  const pairs: Pair[] = [];
  for (const t of LEVELS) {
    const y = lerp(rows.from + 1, rows.to - 1, t);
    const flatY = lerp(box.top + 2 + hiddenPx(dressing), flat.hemY - 2, t);
    const cornerY = lerp(box.top + 2 + hiddenPx(dressing), Math.min(corner, flat.hemY - 2), t);
    const on = spanAt(dressingMask(worn), sideRow(rows, t));
    const from = spanOf(flat.silhouette, cornerY);
    if (!on || !from) continue;
    const ease = ((on.right - on.left) / 2) * wear.ease;
    for (const part of t === 0 || t === 1 ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.5, 1]) {
      const aside = (part - 0.5) * 2;
      const x = lerp(on.left, on.right, part);
      pairs.push({
        on: { x: x + aside * ease, y: edgeRow(dressing, { x, t, y }) },
        from: flatEdge(dressing, {
          x: lerp(from.left + 1, from.right - 1, part),
          t: part === 0 || part === 1 ? Math.min(t, 0.999) : t,
          y: lerp(flatY, cornerY, Math.abs(aside)),
        }),
      });
    }
  }
  return {
    warp: thinPlate(pairs),
    weight: everywhere,
    isCertain: () => true,
  };
}

/** Height of the waistband that a top hides, as a share of the garment's height. */
const WAISTBAND = 0.05;

const hiddenPx = ({ flat, wear }: Dressing): number =>
  wear.tuck === 'tucked' ? flat.silhouette.high * WAISTBAND : 0;

type Row = Spot & { t: number };

/** At the waist and at the hem the mask's own edge. */
function edgeRow(dressing: Dressing, { x, y, t }: Row): number {
  const { worn, body } = dressing;
  const room = body.shouldersPx * 0.16;
  const isHem = t === 1;
  if (t !== 0 && !isHem) return y;
  // In a mask drawn by hand a single column may be off the edge.
  const reach = body.shouldersPx * 0.07;
  const seen = [-1, -0.5, 0, 0.5, 1]
    .flatMap((part) => (t === 0 ? worn.top(x + part * reach) : worn.bottom(x + part * reach)) ?? [])
    .filter((edge) => Math.abs(edge - y) < room)
    .toSorted((a, b) => a - b);
  return seen.length === 0 ? y : seen[seen.length >> 1];
}

function flatEdge(dressing: Dressing, { x, y, t }: Row): Spot {
  const { flat } = dressing;
  const column = Math.round(clamp(x, 0, flat.width - 1));
  const room = flat.silhouette.high * 0.1;
  if (t === 0) {
    const top = clamp(flat.silhouette.top[column], y - room, y + room);
    return { x, y: top + insideWaistPx(flat.silhouette, x) + hiddenPx(dressing) };
  }
  if (t === 1) return { x, y: clamp(flat.silhouette.bottom[column], y - room, y + room) - 1 };
  return { x, y };
}

/** The two legs are laid apart, and meet at the middle above the crotch. */
function placeLegs(dressing: Dressing): Patch[] {
  const { flat, worn, body, wear } = dressing;
  const rows = wornRows(dressing);
  const { silhouette, crotch } = flat;
  if (!crotch) return [placeSkirt(dressing)];
  const fork = forkOf(dressing, rows);
  const middle = (y: number) => {
    const span = gapAt(dressing, y);
    if (span && y > fork.y) return (span.left + span.right) / 2;
    const whole = spanAt(dressingMask(worn), Math.min(fork.y, y));
    const waist = whole ? (whole.left + whole.right) / 2 : body.hips.x;
    return y > fork.y ? fork.x : lerp(waist, fork.x, clamp((y - rows.from) / (fork.y - rows.from)));
  };
  const scaleY = (y: number) =>
    y < fork.y
      ? lerp(
          silhouette.box.top + 2 + hiddenPx(dressing),
          crotch.y,
          (y - rows.from) / Math.max(1, fork.y - rows.from),
        )
      : lerp(crotch.y, flat.hemY - 2, (y - fork.y) / Math.max(1, rows.to - fork.y));
  return ([0, 1] as const).map((side): Patch => {
    const pairs: Pair[] = [{ on: fork, from: crotch }];
    for (const t of LEVELS) {
      const y = lerp(rows.from + 1, rows.to - 1, t);
      const flatY = scaleY(y);
      const row = sideRow(rows, t);
      const on = legAt(dressing, { side, y: row, middle: middle(row) });
      const from = flatLeg(silhouette, { side, y: flatY, middle: crotch.x });
      if (!on || !from) continue;
      const ease = (on.right - on.left) * 0.5 * wear.ease;
      for (const part of [0, 0.5, 1]) {
        const isOuter = side === 0 ? part === 0 : part === 1;
        const x = lerp(on.left, on.right, part);
        const moved = isOuter ? x + (side === 0 ? -ease : ease) : x;
        pairs.push({
          on: { x: moved, y: edgeRow(dressing, { x, t, y }) },
          from: flatEdge(dressing, { x: lerp(from.left + 1, from.right - 1, part), t, y: flatY }),
        });
      }
    }
    return {
      warp: thinPlate(pairs),
      weight: (x, y) => {
        const apart = (x - middle(y)) * (side === 0 ? -1 : 1);
        return clamp(0.5 + apart / 4);
      },
      isCertain: () => true,
    };
  });
}

/** The gap between the legs of the mask, at a height. */
function gapAt({ worn, body }: Dressing, row: number): { left: number; right: number } | undefined {
  const { mask, width, box } = worn;
  const y = Math.round(row);
  const runs: { left: number; right: number }[] = [];
  for (let x = box.left; x < box.right; x += 1) {
    if (!mask[y * width + x]) continue;
    const left = x;
    while (x + 1 < box.right && mask[y * width + x + 1]) x += 1;
    if (x - left > body.shouldersPx * 0.08) runs.push({ left, right: x });
  }
  return runs.length === 2 ? { left: runs[0].right, right: runs[1].left } : undefined;
}

/** Crotch in the mask; without a gap between the legs, the crotch of the bones. */
function forkOf(dressing: Dressing, rows: Rows): Spot {
  const { body } = dressing;
  let found: Spot | undefined;
  for (let y = Math.round(rows.seenTo) - 2; y > rows.from + body.torsoPx * 0.15; y -= 1) {
    const gap = gapAt(dressing, y);
    if (gap) found = { x: (gap.left + gap.right) / 2, y };
    else if (found) break;
  }
  const guess = body.hips.y + body.torsoPx * 0.22;
  if (found && found.y < guess + body.torsoPx * 0.5) return found;
  return { x: found?.x ?? body.hips.x, y: clamp(guess, rows.from + 10, rows.to - 10) };
}

type Leg = { side: 0 | 1; y: number; middle: number };

function legAt({ worn }: Dressing, { side, y, middle }: Leg) {
  const span = spanAt(dressingMask(worn), y);
  if (!span) return undefined;
  const { mask, width } = worn;
  const row = Math.round(y) * width;
  let inner = Math.round(middle);
  const outward = side === 0 ? -1 : 1;
  const outer = side === 0 ? span.left : span.right;
  while ((outer - inner) * outward > 2 && !mask[row + inner]) inner += outward;
  return side === 0 ? { left: outer, right: inner } : { left: inner, right: outer };
}

function flatLeg(silhouette: Silhouette, { side, y, middle }: Leg) {
  const span = spanOf(silhouette, y);
  if (!span) return undefined;
  const core = silhouette.runs(y);
  const inner = Math.round(middle);
  const isGap = !core.some((run) => run.left <= inner && run.right >= inner);
  if (!isGap || core.length < 2) {
    return side === 0 ? { left: span.left, right: inner } : { left: inner, right: span.right };
  }
  const own = side === 0 ? core[0] : core[core.length - 1];
  return { left: own.left, right: own.right };
}
