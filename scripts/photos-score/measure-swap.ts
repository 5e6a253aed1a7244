import { distanceTo, swapGarmentKind, toLab } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import { encodeMask } from '../encode-mask.ts';
import { type Figure, type FlatLay, readTruth } from './corpus.ts';
import { countOf } from './count-of.ts';
import { holesIn } from './holes.ts';
import { clothGap, labAt, paletteOf } from './palette.ts';
import { readPicture } from './read-picture.ts';
import { streaksOf } from './streaks.ts';

/** Pixels of rim on each side of a mask's border that are not judged. */
const RIM_PX = 3;
/** Margin in pixels of a mask around its garment, as masks from dots have one. */
const MARGIN_PX = 3;
/** Difference in levels up to which a pixel is as it was. */
const SAME = 2;
/** Distance of colours (CIE Lab) up to which a pixel is cloth; twice of it is surely something else. */
const CLOTH = 9;

export type Swapped = {
  name: string;
  /** Shares of the marked garment's area: left as it was; hole; streaks beyond the flat-lay's own. */
  left: number;
  holes: number;
  smears: number;
  /** Pixels outside the mask that changed. */
  spilt: number;
  ms: number;
  picture: Size & { data: Uint8ClampedArray };
};

export type Pair = { figure: Figure; flatLay: FlatLay };

/** Dresses a figure in a flat-lay, and measures what became of its garment. */
export async function measureSwap({ figure, flatLay }: Pair, cutOut: string): Promise<Swapped> {
  const { bytes: target, reading } = await readPicture(figure.photo, cutOut);
  const { bytes: source, reading: flat } = await readPicture(flatLay.photo, cutOut);
  const { photo } = reading;
  const truth = await readTruth(figure.parts.get(flatLay.place) ?? '');
  const away = distanceTo(truth, photo);
  const mask = Uint8Array.from(away, (px) => (px <= MARGIN_PX ? 1 : 0));
  const start = performance.now();
  const drawn = await swapGarmentKind(
    briefOf({ target, source, mask: await encodeMask(mask, photo) }),
    {
      seed: 5,
      variant: 0,
    },
  );
  const ms = performance.now() - start;
  const rgb = withoutAlpha(drawn.data);
  const changes = changesOf(rgb, photo.rgb);
  const core = innerOf(truth, photo);
  const area = countOf(core);
  const left = countOf(core.map((on, i) => (on && (changes[i] ?? 0) <= SAME ? 1 : 0)));
  const cloth = await clothIn({ flat: flat.photo, outline: flatLay.outline }, { rgb, core });
  const smears = streaksOf({ ...photo, rgb, mask: cloth.seen }) - cloth.streaks;
  return {
    name: `${figure.name} — ${flatLay.name}`,
    left: left / area,
    holes: holesIn(cloth.seen, core, photo) / area,
    smears: Math.max(0, smears),
    spilt: countOf(changes.map((change, i) => (change > 0 && !mask[i] ? 1 : 0))),
    ms,
    picture: { data: drawn.data, width: photo.width, height: photo.height },
  };
}

type Photo = Size & { rgb: Uint8Array };
type Size = { width: number; height: number };

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let i = 0; i * 4 < rgba.length; i += 1) rgb.set(rgba.subarray(i * 4, i * 4 + 3), i * 3);
  return rgb;
}

/** The largest difference of a channel at each pixel, in levels. */
function changesOf(now: Uint8Array, then: Uint8Array): Uint8Array {
  const changes = new Uint8Array(now.length / 3);
  for (let at = 0; at < now.length; at += 1) {
    const change = Math.abs((now[at] ?? 0) - (then[at] ?? 0));
    const i = Math.floor(at / 3);
    changes[i] = Math.max(changes[i] ?? 0, change);
  }
  return changes;
}

function innerOf(mask: Uint8Array, size: Size): Uint8Array {
  const depth = distanceTo(
    mask.map((on) => 1 - on),
    size,
  );
  return Uint8Array.from(depth, (px) => (px > RIM_PX ? 1 : 0));
}

function briefOf(images: Record<'target' | 'source' | 'mask', Uint8Array>) {
  const run = { ai_model: 'swap-garment', text_prompt: '', num_images: 1 } as const;
  const brief = getTool('swap-garment').brief?.(run, images);
  if (!brief) throw new Error('swap-garment has no brief');
  return brief;
}

/** Where the flat-lay's cloth is seen in the result, and how streaked it is by itself. */
async function clothIn(
  { flat, outline }: { flat: Photo; outline?: string },
  { rgb, core }: { rgb: Uint8Array; core: Uint8Array },
): Promise<{ seen: Uint8Array; streaks: number }> {
  const truth = outline
    ? await readTruth(outline)
    : new Uint8Array(flat.width * flat.height).fill(1);
  const palette = paletteOf(toLab(flat.rgb), truth);
  const lab = toLab(rgb);
  const seen = core.map((on, i) => {
    if (!on) return 0;
    return palette.some((colour) => clothGap(colour, labAt(lab, i)) < CLOTH) ? 1 : 0;
  });
  return { seen, streaks: streaksOf({ ...flat, mask: truth }) };
}
