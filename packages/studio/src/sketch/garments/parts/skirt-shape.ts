import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import { placeAlong } from '../../../core/scene/curve.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Body, TrunkLevel } from '../../figure/body.ts';
import type { Length, Silhouette } from '../features.ts';
import { type Hem, type HemKind, type HemOptions, hem } from './hem.ts';
import { hemHeight, PROFILES, type Profile } from './silhouettes.ts';
import { skirtSide } from './silhouettes-side.ts';
import type { PlacedFold } from './skirt-folds.ts';
import { type Slit, slitOf } from './skirt-slit.ts';

/** How a skirt is cut. */
export type SkirtCut = {
  from: TrunkLevel;
  silhouette: Silhouette;
  length: Length;
  /** Pressed pleats, and their sort. */
  pleats?: Exclude<HemKind, 'flow'>;
  hasSlit?: boolean;
  /** How much lower the hem ends on the right than on the left, in heads. */
  slantHeads?: number;
  /** How much higher the hem's middle is than its ends, in heads. */
  archHeads?: number;
  /** Times the silhouette's outward swing. */
  fullness?: number;
  /** A silhouette of the garment's own. */
  profile?: Profile;
};

/** A skirt's front as drawn on a body. */
export type SkirtShape = {
  left: Point[];
  right: Point[];
  top: Point[];
  patch: Patch;
  hem: Hem;
  folds: PlacedFold[];
  slit?: Slit;
  outline: Point[];
  hemY: number;
  widthPx: number;
};

type Shaping = { body: Body; rng: Rng; fabric: Fabric };

/** Lays out a skirt's edges, surface, hem and folds. */
export function shapeSkirt({ body, rng, fabric }: Shaping, cut: SkirtCut): SkirtShape {
  const { unit } = body;
  const hemY = hemHeight(body, cut.length);
  const [left, right] = (['left', 'right'] as const).map((side) =>
    skirtSide(body, {
      side,
      from: cut.from,
      hemY: sideHemY(body, hemY, { side, slant: cut.slantHeads ?? 0 }),
      profile: cut.profile ?? PROFILES[cut.silhouette],
      fullness: cut.fullness,
    }),
  );
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const widthPx = b[0] - a[0];
  const hang =
    Math.min(widthPx * 0.075, unit * 0.34) * clamp((hemY - left[0][1]) / (3 * unit), 0.5);
  const room = Math.max(
    0,
    LOWEST_PX - Math.max(left[left.length - 1][1], right[right.length - 1][1]),
  );
  const sagPx = cut.archHeads ? -cut.archHeads * unit : Math.min(hang, room);
  const patch = hangingPatch(left, right, { top: unit * 0.05, hem: sagPx });
  const options = hemOptions({ body, rng, fabric }, cut, { widthPx, sagPx });
  const slit = cut.hasSlit ? slitOf(body, patch, hemY) : undefined;
  const edge = slit ? splitHem(patch, slit, options) : hem(a, b, options);
  const top = Array.from({ length: 11 }, (_, i) => patch(i / 10, 0));
  const folds = edge.folds.map((fold) => ({ ...fold, bend: rng.range(-0.025, 0.025) }));
  const outline = [...left, ...edge.path.slice(1), ...right.toReversed(), ...top.toReversed()];
  return { left, right, top, patch, hem: edge, folds, slit, outline, hemY, widthPx };
}

/** The lowest height of the page for the middle of a hem; its folds hang a little lower. */
const LOWEST_PX = 990;

/** The hem tilts with the hips on short skirts, and hangs level on long ones. */
function sideHemY(
  body: Body,
  hemY: number,
  { side, slant }: { side: 'left' | 'right'; slant: number },
) {
  const [l, r] = [body.side('left', 4)[1], body.side('right', 4)[1]];
  const long = clamp((hemY - body.crotch[1]) / (body.unit * 2.5));
  const tilt = ((side === 'left' ? l - r : r - l) / 2) * (1 - long);
  const slanted = (side === 'left' ? -0.5 : 0.5) * slant * body.unit;
  return Math.min(body.floorY + body.unit * 0.02, hemY + tilt + slanted);
}

/** A ruled surface whose rows hang: the top a little, the hem more. */
function hangingPatch(left: Point[], right: Point[], sag: { top: number; hem: number }): Patch {
  const leftAt = placeAlong(left);
  const rightAt = placeAlong(right);
  return (u, v) => {
    const [a, b] = [leftAt(v), rightAt(v)];
    const hang = lerp(sag.top, sag.hem, v * v) * (1 - (2 * u - 1) ** 2);
    const x = a[0] + (b[0] - a[0]) * u;
    const beyond = Math.max(0, v - 1) * (left[left.length - 1][1] - left[0][1]);
    return [x, a[1] + (b[1] - a[1]) * u + hang + beyond];
  };
}

type Size = { widthPx: number; sagPx: number };

function hemOptions({ body, rng, fabric }: Shaping, cut: SkirtCut, size: Size): HemOptions {
  const { unit } = body;
  const front = clamp(0.5 + body.turn * 0.25 + rng.range(-0.22, 0.22), 0.2, 0.8);
  if (cut.pleats) {
    const pitch = { knife: 0.17, box: 0.34, accordion: 0.11 }[cut.pleats] * unit;
    const folds = Math.round(clamp(size.widthPx / pitch, 6, 34));
    return { rng, folds, amplitudePx: unit * 0.055, sagPx: size.sagPx, kind: cut.pleats, front };
  }
  const profile = cut.profile ?? PROFILES[cut.silhouette];
  const wide = clamp(size.widthPx / (unit * 2.6), 0.5, 1.15);
  const folds = Math.round(profile.folds(fabric.flow) * wide);
  const height = unit * 0.1 * (0.5 + fabric.flow) * fabric.foldAmplitude * profile.swell;
  return { rng, folds, amplitudePx: height * Math.min(1, wide), sagPx: size.sagPx, front };
}

/** A hem on either side of a slit, its folds counted across the whole cloth. */
function splitHem(patch: Patch, slit: Slit, options: HemOptions): Hem {
  const spans = [
    [0, slit.hemFrom],
    [slit.hemTo, 1],
  ] as const;
  const [before, after] = spans.map(([from, to]) => {
    const part = to - from;
    const folds = Math.round(options.folds * part);
    const sagPx = options.sagPx * part * part;
    return place(hem(patch(from, 1), patch(to, 1), { ...options, folds, sagPx }), from, to);
  });
  return {
    path: [...before.path, ...slit.leftEdge.toReversed(), ...slit.rightEdge, ...after.path],
    folds: [...before.folds, ...after.folds],
    crests: [...before.crests, ...after.crests],
    base: (u) => patch(u, 1),
    rim: [...after.rim, ...before.rim],
  };
}

function place(edge: Hem, from: number, to: number): Hem {
  const part = to - from;
  return {
    ...edge,
    folds: edge.folds.map((one) => ({ ...one, u: from + one.u * part, width: one.width * part })),
    crests: edge.crests.map((one) => ({ u: from + one.u * part, width: one.width * part })),
  };
}
