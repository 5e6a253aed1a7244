import { adjust, type Hex, mix } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { dot } from '../botany/marks.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { teardrop } from './palmette.ts';
import { notched, pointed, rimmed } from './rimmed.ts';

export type BlossomTones = { outer: Hex; inner: Hex; heart: Hex; leaf: Hex };

/** A stylised flower of radius `radius` about (0, 0), upright. */
export type Blossom = (pen: Pen, radius: number, tones: BlossomTones) => void;

const ring = (pen: Pen, count: number, start: number, draw: () => void) => {
  for (let i = 0; i < count; i += 1) inFrame(pen, { turn: start + (i / count) * TAU }, draw);
};

/** Fine lines from the heart up a petal. */
function petalLines({ ctx, style, ink }: Pen, length: number, colour: Hex): void {
  if (style === 'block' || style === 'embroidery' || length < 16) return;
  ctx.strokeStyle = style === 'line' ? ink : colour;
  ctx.lineWidth = Math.max(0.7, length * 0.02);
  ctx.beginPath();
  for (const lean of [-0.22, 0, 0.22]) {
    ctx.moveTo(lean * length * 0.3, -length * 0.3);
    ctx.quadraticCurveTo(
      lean * length * 0.8,
      -length * 0.55,
      lean * length * 0.9,
      -length * (0.78 - Math.abs(lean) * 0.3),
    );
  }
  ctx.stroke();
}

/** A dog rose: sepals, five notched petals, a ring of stamens. */
export const dogRose: Blossom = (pen, radius, { outer, inner, heart, leaf }) => {
  ring(pen, 5, TAU / 10, () =>
    rimmed(pen, pointed(radius * 0.98, radius * 0.3), { colour: leaf, length: radius }),
  );
  ring(pen, 5, 0, () => {
    rimmed(pen, notched(radius * 0.92, radius * 1.0), {
      colour: mix(outer, inner, 0.4),
      tip: outer,
      length: radius,
      width: radius,
    });
    petalLines(pen, radius * 0.92, inner);
  });
  ring(pen, 14, 0.1, () => dot(pen, { x: 0, y: -radius * 0.27, radius: radius * 0.032 }, heart));
  dot(pen, { x: 0, y: 0, radius: radius * 0.16 }, heart);
  dot(pen, { x: 0, y: 0, radius: radius * 0.08 }, inner);
};

/** A chrysanthemum of four rings of petals. */
export const chrysanthemum: Blossom = (pen, radius, { outer, inner, heart }) => {
  for (const [reach, count, shade] of [
    [1, 15, 0],
    [0.8, 13, 0.25],
    [0.6, 11, 0.5],
    [0.4, 8, 0.8],
  ] as const) {
    const colour = mix(outer, inner, shade);
    ring(pen, count, reach * 2, () =>
      rimmed(pen, teardrop(radius * reach, radius * reach * 0.42), {
        colour: adjust(colour, -0.05),
        tip: colour,
        length: radius * reach,
      }),
    );
  }
  dot(pen, { x: 0, y: 0, radius: radius * 0.15 }, heart);
};

/** A tulip from the side: outer petals bent back, striped ones within, on sepals. */
export const tulipHead: Blossom = (pen, radius, { outer, inner, heart, leaf }) => {
  inFrame(pen, { y: radius * 0.72 }, () => {
    for (const side of [-1, 1])
      inFrame(pen, { turn: side * 0.95 }, () =>
        rimmed(pen, pointed(radius * 0.8, radius * 0.3), { colour: leaf, length: radius }),
      );
    for (const [turn, length, width, colour] of [
      [-0.52, 1.6, 0.62, outer],
      [0.52, 1.6, 0.62, outer],
      [-0.2, 1.66, 0.52, mix(outer, inner, 0.4)],
      [0.2, 1.66, 0.52, mix(outer, inner, 0.4)],
      [0, 1.5, 0.62, inner],
    ] as const) {
      inFrame(pen, { turn }, () => {
        rimmed(pen, pointed(radius * length, radius * width), {
          colour: adjust(colour, -0.06),
          tip: colour,
          length: radius * length,
        });
        petalLines(pen, radius * length, turn === 0 ? outer : heart);
      });
    }
  });
};

/** A fantastic lotus with a scaled heart, as on chintz. */
export const lotus: Blossom = (pen, radius, { outer, inner, heart, leaf }) => {
  inFrame(pen, { y: radius * 0.5 }, () => {
    for (const [count, spread, length, width, colour] of [
      [2, 1.9, 1.0, 0.4, leaf],
      [6, 1.5, 1.3, 0.5, outer],
      [5, 1.0, 1.34, 0.46, mix(outer, inner, 0.5)],
      [3, 0.45, 1.16, 0.44, inner],
    ] as const) {
      for (const i of outsideIn(count)) {
        inFrame(pen, { turn: lerp(-spread, spread, i / (count - 1)) }, () => {
          rimmed(pen, pointed(radius * length, radius * width), {
            colour: adjust(colour, -0.05),
            tip: colour,
            length: radius * length,
          });
          if (colour !== leaf) petalLines(pen, radius * length, heart);
        });
      }
    }
    const seeds: PathPoint[] = [
      [-0.2, -0.24],
      [0, -0.3],
      [0.2, -0.24],
      [-0.1, -0.12],
      [0.1, -0.12],
      [0, 0],
    ];
    for (const [x, y] of seeds)
      dot(pen, { x: x * radius, y: y * radius, radius: radius * 0.07 }, heart);
  });
};

const outsideIn = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );

/** A carnation: a fringed fan on a calyx. */
export const carnation: Blossom = (pen, radius, { outer, inner, heart, leaf }) => {
  inFrame(pen, { y: radius * 0.6 }, () => {
    for (const [count, spread, length, colour] of [
      [7, 1.15, 1.5, outer],
      [5, 0.8, 1.2, mix(outer, inner, 0.5)],
      [3, 0.4, 0.9, inner],
    ] as const) {
      for (const i of outsideIn(count)) {
        inFrame(pen, { turn: lerp(-spread, spread, i / (count - 1)) }, () => {
          rimmed(pen, notched(radius * length, radius * 0.5), {
            colour: adjust(colour, -0.06),
            tip: colour,
            length: radius * length,
          });
          petalLines(pen, radius * length, heart);
        });
      }
    }
    rimmed(pen, pointed(radius * 0.55, radius * 0.42), { colour: leaf, length: radius * 0.6 });
    for (const side of [-1, 1])
      inFrame(pen, { turn: side * 0.6 }, () =>
        rimmed(pen, pointed(radius * 0.62, radius * 0.24), { colour: leaf, length: radius * 0.6 }),
      );
  });
};

/** A small flower of five round petals. */
export const starlet: Blossom = (pen, radius, { outer, heart }) => {
  ring(pen, 5, 0, () =>
    rimmed(pen, teardrop(radius, radius * 0.72), {
      colour: adjust(outer, -0.04),
      tip: outer,
      length: radius,
      line: 1,
    }),
  );
  dot(pen, { x: 0, y: 0, radius: radius * 0.24 }, heart);
};
