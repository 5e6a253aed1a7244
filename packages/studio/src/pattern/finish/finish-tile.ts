import { composeTile } from '../../core/compose-tile.ts';
import type { Sheet } from '../../core/sheet.ts';
import { createUnit } from '../../core/unit.ts';
import type { Fabric, Style } from '../prompt/settings-words.ts';
import { lightCloth } from './cloth-light.ts';
import { warpPixels } from './warp.ts';

export type FinishOptions = {
  style: Style;
  fabric: Fabric;
  /** Unevenness in design units; by default as a hand with that medium has. */
  warp?: number;
  sizePx: number;
  seed: string;
};

const WARP: Record<Style, number> = {
  gouache: 2.2,
  watercolour: 5,
  line: 1.4,
  block: 3,
  flat: 2.2,
  embroidery: 1,
};

/** From a drawn unit to a finished tile of opaque RGBA pixels: the hand's unevenness, the repeat, the cloth. */
export function finishTile(sheet: Sheet, options: FinishOptions): Uint8ClampedArray {
  const { style, fabric, sizePx, seed } = options;
  const wet = style === 'watercolour';
  const tile = composeTile(sheet.unit, {
    data: warped(sheet, options),
    width: sheet.widthPx,
    height: sheet.heightPx,
  });
  const pixels = new Uint8ClampedArray(tile.buffer);
  const whole = createUnit('straight', { columns: 1, rows: 1 });
  lightCloth({ unit: whole, widthPx: sizePx, heightPx: sizePx }, pixels, {
    fabric,
    mottle: wet ? 0.06 : 0.025,
    mottleCells: wet ? 24 : 10,
    grain: 0.012,
    seed,
  });
  return pixels;
}

/** The unit's pixels, a 32-bit word each. */
function warped(sheet: Sheet, { style, warp = WARP[style], seed }: FinishOptions): Uint32Array {
  const drawn = sheet.ctx.getImageData(0, 0, sheet.widthPx, sheet.heightPx).data;
  const cells = style === 'watercolour' ? 24 : 40;
  const unit =
    warp > 0 ? warpPixels(sheet, drawn, { amount: warp, cells, seed: `${seed}:warp` }) : drawn;
  return new Uint32Array(unit.buffer, unit.byteOffset, unit.length / 4);
}
