import type { BriefKind, ImageBrief } from '@toile/tools';
import type { Draw, Drawn } from '../core/kind.ts';
import type { Original } from '../core/read-original.ts';
import { STUDIO_MODEL } from '../core/studio-model.ts';
import { createPattern } from '../pattern/create-pattern.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';
import { isSameDesign } from './same-design.ts';

/** Twice as wide a picture is not drawn past this: it would take too long. */
const WIDEST_PX = 2048;

/** Draws what a brief's picture shows at twice its size; undefined where that is not to be had. */
type DrawLarger = (
  original: Original,
  brief: ImageBrief,
  draw: Draw,
) => Drawn | undefined | Promise<Drawn | undefined>;

/** A tile is rolled by what its pixels are: the larger one goes as far as the smaller one went. */
const drawLargerPattern: DrawLarger = (original, { prompt, settings }, draw) => {
  const { width: sizePx } = original;
  if (settings.recolourings) return undefined;
  if (sizePx !== original.height || !Number.isInteger(Math.log2(sizePx))) return undefined;
  const order = { prompt, ...draw, repeat: settings.repeat };
  const again = createPattern({ ...order, sizePx });
  if (!isSameDesign(original, { data: again.data, width: sizePx, height: sizePx })) {
    return undefined;
  }
  const roll = { column: 2 * again.roll.column, row: 2 * again.roll.row };
  const { data, unread, seam, choices } = createPattern({ ...order, sizePx: 2 * sizePx, roll });
  return { data, width: 2 * sizePx, height: 2 * sizePx, unread, seam, choices };
};

const drawLargerSketch: DrawLarger = ({ width, height }, brief, draw) =>
  sketchKind({ ...brief, size: { width: 2 * width, height: 2 * height } }, draw);

/** Folds fall a little otherwise on more pixels, and take the print along; the cloth is the same. */
const drawLargerGarment: DrawLarger = ({ width, height }, brief, draw) =>
  brief.images.source &&
  patternToImageKind({ ...brief, size: { width: 2 * width, height: 2 * height } }, draw);

const LARGER: ReadonlyMap<BriefKind, DrawLarger> = new Map<BriefKind, DrawLarger>([
  ['create-pattern', drawLargerPattern],
  ['create-sketch', drawLargerSketch],
  ['pattern-to-image', drawLargerGarment],
]);

/**
 * The same design at twice its size, drawn and not enlarged: lines, weave and wash are as fine
 * as on any page. Undefined unless this version drew the original and draws the very same again.
 */
export async function drawLarger(
  original: Original,
  brief: ImageBrief,
  draw: Draw,
): Promise<Drawn | undefined> {
  const { madeBy } = brief;
  if (madeBy?.model !== STUDIO_MODEL || 2 * original.width > WIDEST_PX) return undefined;
  const larger = await LARGER.get(madeBy.kind)?.(original, brief, draw);
  return larger && isSameDesign(original, larger) ? larger : undefined;
}
