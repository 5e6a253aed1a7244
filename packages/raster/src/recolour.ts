import { type Hex, hexToOklab, type Oklab, writeOklab, writeSrgb } from './oklab.ts';
import type { Pixels } from './seam-score.ts';
import type { Unmixed } from './unmix-palette.ts';

/** Chroma, in OKLab, from which on a colour has a hue whose shades can be turned. */
const HAS_HUE = 0.03;
/** The most that the chroma of shades grows with the chroma of their colour. */
const MOST_CHROMA = 1.6;

/** Change of a colour and its shades. */
type Change = {
  from: Oklab;
  by: Oklab;
  isNone: boolean;
  /** Factors of what is lighter and darker than the colour: no more than there is room for. */
  lighter: number;
  darker: number;
  /** Turns and stretches the shades' hue with the colour's: a complex number. */
  turn: readonly [real: number, imaginary: number];
};

/**
 * The picture with each colour of its palette replaced, in order, by another: RGBA, of the same
 * size, its alpha kept. A pixel that is wholly one colour becomes the new colour; mixtures along
 * edges become the same mixtures of the new ones; what cloth and brush add (lighter, darker, a
 * shift of hue) is added to the new colour, as far as there is room for it. Pixels of colours
 * that stay are left as they are. As each pixel goes by itself, a seamless tile stays seamless.
 * Throws RangeError when the palettes differ in length or the picture is not the one taken apart.
 */
export function recolour(
  pixels: Pixels,
  unmixed: Unmixed,
  palette: readonly Hex[],
): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } {
  const { width, height } = pixels;
  if (palette.length !== unmixed.palette.length) throw new RangeError('Palettes of two lengths');
  if (width !== unmixed.width || height !== unmixed.height) throw new RangeError('Another picture');
  const changes = palette.map((to, i) => changeOf(unmixed.palette[i], to));
  const area = width * height;
  const data = new Uint8ClampedArray(pixels.data);
  const mixed = createMixed();
  const lab: Oklab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let place = 0, i = 0; place < area; place += 1, i += 4) {
    mixed.clear();
    for (let colour = 0; colour < changes.length; colour += 1) {
      const share = unmixed.shares[colour * area + place];
      if (share > 0) mixed.add(changes[colour], share / 255);
    }
    if (mixed.isUnchanged()) continue;
    rgb[0] = data[i];
    rgb[1] = data[i + 1];
    rgb[2] = data[i + 2];
    writeOklab(rgb, lab, 0);
    mixed.apply(lab);
    writeSrgb(lab, data, i);
  }
  return { data, width, height };
}

/** The changes of a pixel's colours, by their shares. */
function createMixed() {
  const from: Oklab = [0, 0, 0];
  const by: Oklab = [0, 0, 0];
  let [lighter, darker, real, imaginary, unchanged] = [0, 0, 0, 0, true];
  return {
    clear(): void {
      from.fill(0);
      by.fill(0);
      [lighter, darker, real, imaginary, unchanged] = [0, 0, 0, 0, true];
    },
    add(change: Change, share: number): void {
      for (let axis = 0; axis < 3; axis += 1) {
        from[axis] += change.from[axis] * share;
        by[axis] += change.by[axis] * share;
      }
      lighter += change.lighter * share;
      darker += change.darker * share;
      real += change.turn[0] * share;
      imaginary += change.turn[1] * share;
      unchanged &&= change.isNone;
    },
    isUnchanged: () => unchanged,
    apply(lab: Oklab): void {
      const light = lab[0] - from[0];
      const a = lab[1] - from[1];
      const b = lab[2] - from[2];
      lab[0] = from[0] + by[0] + light * (light > 0 ? lighter : darker);
      lab[1] = from[1] + by[1] + a * real - b * imaginary;
      lab[2] = from[2] + by[2] + a * imaginary + b * real;
    },
  };
}

function changeOf(before: Hex, after: Hex): Change {
  const from = hexToOklab(before);
  const to = hexToOklab(after);
  const by: Oklab = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return {
    from,
    by,
    isNone: before.toLowerCase() === after.toLowerCase(),
    lighter: room(1 - to[0], 1 - from[0]),
    darker: room(to[0], from[0]),
    turn: turnOf(from, to),
  };
}

/** Shades keep their depth unless the new colour is nearer to white (or black) than the old one. */
const room = (now: number, before: number) => Math.min(1, Math.sqrt(now / Math.max(before, 0.01)));

/** Greys have shades of no hue, which stay as they are. */
function turnOf([, a, b]: Oklab, [, toA, toB]: Oklab): Change['turn'] {
  const chroma = Math.hypot(a, b);
  const hue = Math.min(1, chroma / HAS_HUE) ** 2;
  const square = Math.max(chroma * chroma, 1e-9);
  const [real, imaginary] = [(toA * a + toB * b) / square, (toB * a - toA * b) / square];
  const length = Math.hypot(real, imaginary);
  const held = length > MOST_CHROMA ? MOST_CHROMA / length : 1;
  return [1 - hue + hue * held * real, hue * held * imaginary];
}
