import { type Hex, toHex, toRgb } from '../../../core/colour.ts';

export type Glaze = { colour: Hex; opacity: number };

/**
 * The most transparent paint that turns one colour into a darker one. Unlike a blend mode every
 * program shows it, and what else lies below (a print) is darkened alike.
 */
export function glazeBetween(from: Hex, to: Hex): Glaze {
  const light = toRgb(from);
  const dark = toRgb(to);
  const opacity = Math.max(
    0.004,
    ...light.map((value, c) => (value === 0 ? 0 : 1 - dark[c] / value)),
  );
  const channel = (c: 0 | 1 | 2) => (dark[c] - light[c] * (1 - opacity)) / opacity;
  return {
    colour: toHex([channel(0), channel(1), channel(2)]),
    opacity: Math.round(Math.min(1, opacity) * 1000) / 1000,
  };
}
