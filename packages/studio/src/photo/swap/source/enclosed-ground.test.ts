import { describe, expect, it } from 'vitest';
import { withoutEnclosedGround } from './enclosed-ground.ts';

const size = { width: 80, height: 60 };
const PAPER = 96;

/** A square of cloth with a hole in its middle, on pale paper; in Lab. */
function squareOf(lightness: number, holeLightness: number) {
  const lab = new Float32Array(size.width * size.height * 3);
  const ground = new Float32Array(lab.length);
  const mask = new Uint8Array(size.width * size.height);
  for (let i = 0; i < mask.length; i += 1) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const isCloth = x > 8 && x < 70 && y > 8 && y < 52;
    const isHole = x > 30 && x < 44 && y > 22 && y < 36;
    ground[i * 3] = PAPER;
    lab[i * 3] = isHole ? holeLightness : isCloth ? lightness : PAPER;
    mask[i] = isCloth ? 1 : 0;
  }
  const middle = 29 * size.width + 37;
  return { open: withoutEnclosedGround(mask, { lab, ground, size })[middle] === 0 };
}

describe('withoutEnclosedGround', () => {
  it('takes out the paper that a garment closes in', () => {
    expect(squareOf(40, PAPER).open).toBe(true);
  });

  it('leaves spots of another colour, and a garment as pale as its paper', () => {
    expect(squareOf(40, 70).open).toBe(false);
    expect(squareOf(92, PAPER).open).toBe(false);
  });
});
