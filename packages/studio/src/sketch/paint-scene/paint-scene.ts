import type { OpaquePixels } from '../../core/encode-png.ts';
import { throwIfStopped } from '../../core/stop.ts';
import { canvasFor } from './canvases.ts';
import { compose } from './compose.ts';
import { drawLines } from './draw-lines.ts';
import { drawPrint } from './draw-print.ts';
import type { Finish } from './finish.ts';
import { type Fields, fieldsAt } from './paper/fields.ts';
import type { Page } from './paper/lay-paper.ts';
import type { TracedRegion, TracedScene } from './trace/trace-scene.ts';
import { bodyOf } from './wash/body-of.ts';
import { evenWash } from './wash/even-wash.ts';
import { densityOfColour, shadowOf } from './wash/pigment.ts';
import { regionMasks } from './wash/region-masks.ts';
import { createScratch } from './wash/scratch.ts';
import { settle } from './wash/settle.ts';

export type PaintOptions = {
  /** Pixels for one of the scene's: 1, 2 or 4. The picture is the same, drawn finer. */
  scale?: number;
  /** Leaves out what only pixels can show: paper, granulation, soft edges. What is left is what `sceneToSvg` writes. */
  isPlain?: boolean;
};

const scratch = createScratch();

/**
 * Paints a traced scene in its finish. Returns RGBA without transparency, of the scene's size times
 * `scale`.
 */
export function paintScene(
  { size, finish, operations }: TracedScene,
  { scale = 1, isPlain = false }: PaintOptions = {},
): OpaquePixels {
  const page = { width: size.width * scale, height: size.height * scale, scale };
  const fields = fieldsAt(scale);
  const light = scratch('page', page.width * page.height * 3).fill(1);
  for (const one of operations) {
    throwIfStopped();
    if (one.op === 'region') layRegion(light, one, { finish, page, fields, isPlain });
  }
  const lines = canvasFor('lines', page);
  drawLines(lines, operations, page);
  return compose({ light, lines, page, finish, fields, isPlain });
}

/** Skin is one wash: its pieces share their clouds, so that a hand goes on where its arm ends. */
const SKIN_SEED = 0;

type Laying = { finish: Finish; page: Page; fields: Fields; isPlain: boolean };

const LIVELINESS = { skin: 0.25, hair: 0.7, shoe: 0.6, accessory: 0.7, garment: 1, backdrop: 1 };

function layRegion(
  light: Float32Array,
  traced: TracedRegion,
  { finish, page, fields, isPlain }: Laying,
): void {
  const { region, colour } = traced;
  const seed = region.class === 'skin' ? SKIN_SEED : traced.seed;
  const ctx = canvasFor('masks', page);
  const masks = regionMasks(traced, { ctx, page, brush: finish.brush, scratch });
  if (!masks) return;
  const count = masks.width * masks.height;
  const amounts = { pigment: scratch('pigment', count), shadow: scratch('shadow', count) };
  const wash = isPlain ? evenWash : finish.wash;
  const liveliness = LIVELINESS[region.class];
  const density = densityOfColour(colour);
  const strength = Math.max(...density);
  const body = bodyOf(finish.brush, density);
  const isRagged = region.class === 'backdrop';
  wash(
    { masks, page, fields, scratch, seed, liveliness, strength, body, isRagged },
    amounts.pigment,
    amounts.shadow,
  );
  const print = region.print && drawPrint(canvasFor('print', page), region.print, { masks, page });
  settle(light, amounts, {
    masks,
    page,
    region,
    colour: density,
    shadow: shadowOf(colour, region.class),
    print,
  });
}
