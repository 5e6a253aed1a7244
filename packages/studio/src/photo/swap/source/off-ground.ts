import type { PixelSize } from '@toile/tools';
import { meanAround } from '../../field/mean-around.ts';

/** Distance (CIE Lab) from the ground's colour from which a pixel is an object. */
const OTHER = 3.2;

/** Cast shadow, in CIE Lab: largest distance in hue, largest loss of lightness, largest step between neighbours. */
const SHADOW = { hue: 3.4, darker: 26, step: 1.15 };

/** Mask (0 and 1) of objects: the ground is flooded from the picture's border, soft shadows included. */
export function offGround(lab: Float32Array, ground: Float32Array, size: PixelSize): Uint8Array {
  const { width, height } = size;
  const light = Float32Array.from({ length: width * height }, (_, i) => lab[i * 3]);
  const smooth = meanAround(light, size, 2);
  const isOpen = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      isOpen[i] = isGround(i) || isShadow(i) ? 1 : 0;
    }
  }
  return outside(isOpen, size);

  function isGround(i: number): boolean {
    const j = i * 3;
    return (
      Math.hypot(lab[j] - ground[j], lab[j + 1] - ground[j + 1], lab[j + 2] - ground[j + 2]) < OTHER
    );
  }

  function isShadow(i: number): boolean {
    const j = i * 3;
    const darker = ground[j] - lab[j];
    if (darker < 0 || darker > SHADOW.darker) return false;
    if (Math.hypot(lab[j + 1] - ground[j + 1], lab[j + 2] - ground[j + 2]) > SHADOW.hue)
      return false;
    const across = Math.abs(smooth[i + 1] - smooth[i - 1]) / 2;
    const down = Math.abs(smooth[i + width] - smooth[i - width]) / 2;
    return Math.hypot(across, down) < SHADOW.step;
  }
}

/** 0 for open pixels that are reached from the border, 1 for all others. */
function outside(isOpen: Uint8Array, { width, height }: PixelSize): Uint8Array {
  const out = new Uint8Array(isOpen.length).fill(1);
  const stack: number[] = [];
  const enter = (i: number) => {
    if (out[i] === 0) return;
    out[i] = 0;
    stack.push(i);
  };
  for (let x = 0; x < width; x += 1) {
    enter(x);
    enter((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    enter(y * width);
    enter(y * width + width - 1);
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
      if (next >= 0 && next < isOpen.length && isOpen[next]) enter(next);
    }
  }
  return out;
}
