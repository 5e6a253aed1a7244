import { boxBlur } from '../../../core/box-blur.ts';
import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { tabled } from '../../../core/lookup.ts';
import { createRng } from '../../../core/rng.ts';
import { boundsOf } from '../../../core/scene/bounds.ts';
import { lengthAlong } from '../../../core/scene/curve.ts';
import type { FoldField } from '../folds/fold.ts';
import { OUTSIDE } from '../folds/fold.ts';
import { rasteriseFrame } from '../light/frame.ts';
import { createRelief, type Relief } from '../light/relief.ts';
import type { Panel } from '../panel.ts';
import { outlineMask } from './outline-mask.ts';
import { onPage, type Page } from './page.ts';

/** A panel in its box of pixels: what it covers, how it is shaped. */
export type PanelShape = {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  mask: Float32Array;
  /** 0 at the very edge, 1 a little inside. */
  inner: Float32Array;
  field: FoldField;
  relief: Relief;
};

const MARGIN = 3;

/** Sets a panel on the page and gives it its folds. Undefined when nothing of it is on the page. */
export function shapePanel(
  panel: Panel,
  { page, fabric, seed }: { page: Page; fabric: Fabric; seed: string },
): PanelShape | undefined {
  const outlines = panel.outlines.map((outline) => onPage(outline, page));
  const box = boundsOf(outlines);
  const left = Math.max(0, Math.floor(box.left) - MARGIN);
  const top = Math.max(0, Math.floor(box.top) - MARGIN);
  const widthPx = Math.min(page.width, Math.ceil(box.right) + MARGIN) - left;
  const heightPx = Math.min(page.height, Math.ceil(box.bottom) + MARGIN) - top;
  if (!(widthPx > 1 && heightPx > 1)) return undefined;
  const toBox = { ...page, left: page.left - left, top: page.top - top };
  const mask = outlineMask(
    panel.outlines.map((outline) => onPage(outline, toBox)),
    widthPx,
    heightPx,
  );
  const edges = { left: onPage(panel.left, toBox), right: onPage(panel.right, toBox) };
  const frame = rasteriseFrame({ ...edges, widthPx, heightPx });
  const field: FoldField = {
    ...frame,
    widthPx,
    heightPx,
    heights: new Float32Array(widthPx * heightPx),
    pxPerCm: page.pxPerCm,
    leftCm: -toBox.left / page.pxPerCm,
    topCm: -toBox.top / page.pxPerCm,
    acrossCm: widestOf(panel),
    downCm: lengthAlong(panel.left),
    fabric,
    rng: createRng(`${seed}:${panel.foldsLike}`),
  };
  for (const fold of panel.folds) fold(field);
  const folds = smoothed(field, page.pxPerCm);
  const inner = innerOf(mask, field, Math.max(1, panel.edgeCm * page.pxPerCm));
  const body = bodyOf(panel, { field, inner });
  const scale = page.width / 768;
  const relief = createRelief({ folds, body, s: field.s, width: widthPx, height: heightPx, scale });
  return { left, top, widthPx, heightPx, mask, inner, field, relief };
}

function widestOf({ left, right }: Panel): number {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const at = (edge: Panel['left'], part: number) => edge[Math.round(part * (edge.length - 1))];
  return Math.max(
    ...steps.map((part) => {
      const [a, b] = [at(left, part), at(right, part)];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    }),
  );
}

/** Heights in pixels, without the steps of single pixels. */
function smoothed({ heights, widthPx, heightPx, pxPerCm }: FoldField, scale: number): Float32Array {
  const px = new Float32Array(heights.length);
  for (let i = 0; i < px.length; i += 1) px[i] = heights[i] * scale;
  if (pxPerCm < 3) return px;
  return boxBlur({ values: px, width: widthPx, height: heightPx }, 1, 1);
}

function innerOf(
  mask: Float32Array,
  { widthPx, heightPx }: FoldField,
  radiusPx: number,
): Float32Array {
  const grid = { values: mask, width: widthPx, height: heightPx };
  const soft = boxBlur(grid, Math.max(1, Math.round(radiusPx * 0.6)), 2);
  return soft.map((value) => Math.min(1, Math.max(0, value * 2 - 1)));
}

/** The bulge between the edges, and the round of the edges themselves. */
function bodyOf(
  panel: Panel,
  { field, inner }: { field: FoldField; inner: Float32Array },
): Float32Array {
  const { bulge, squareness: power, edgeCm } = panel;
  const { s, t, acrossCm, pxPerCm, fabric } = field;
  const body = new Float32Array(s.length);
  const edge = edgeCm * pxPerCm * (0.4 + 0.35 * fabric.weight);
  const height = bulge * acrossCm * pxPerCm;
  const section = tabled((out) => (1 - Math.min(1, out) ** power) ** (1 / power));
  const along = tabled((part) => panel.bulgeAlong(part - 0.5), 2, 256);
  for (let i = 0; i < s.length; i += 1) {
    if (s[i] === OUTSIDE) continue;
    const rise = section(Math.abs(s[i] * 2 - 1));
    const rim = 1 - inner[i];
    body[i] = rise * height * along(t[i] + 0.5) + edge * Math.sqrt(1 - rim * rim);
  }
  return body;
}
