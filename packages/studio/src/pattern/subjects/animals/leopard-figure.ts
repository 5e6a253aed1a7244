import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { prowler } from './big-cat.ts';

type Coat = { mark: Hex; core: Hex };

/** A ring broken into two or three dabs about a darker middle. */
function rosette(f: Figure, [x, y]: readonly [number, number], { mark, core }: Coat): void {
  const { rng } = f.pen;
  const size = rng.range(0.032, 0.044);
  if (f.fine) f.dot([x, y, size * 0.8], core);
  const start = rng.range(0, TAU);
  for (let i = 0; i < 3; i += 1) {
    const angle = start + (i / 3) * TAU + rng.range(-0.3, 0.3);
    f.dot(
      [x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * rng.range(0.42, 0.6)],
      mark,
    );
  }
}

function rosettes(f: Figure, coat: Coat): void {
  const { rng } = f.pen;
  for (let row = 0; row < 8; row += 1) {
    for (let i = 0; i < 12; i += 1) {
      const x = -0.7 + i * 0.125 + (row % 2) * 0.062 + rng.range(-0.02, 0.02);
      const y = -0.32 + row * 0.115 + rng.range(-0.02, 0.02);
      if (y < 0.16) rosette(f, [x, y], coat);
      else f.dot([x, y, 0.024], coat.mark);
    }
  }
}

type Fur = Coat & { coats: readonly Hex[] };

/** A spotted cat that prowls. */
function drawSpotted(pen: Pen, radius: number, fur: Fur): void {
  const f = figure(pen, radius);
  const coat = tint(pen, pen.rng.pick(fur.coats));
  const mark = tintOver(pen, fur.mark, coat);
  const core = tintOver(pen, fur.core, coat);
  const dots = (places: readonly (readonly [number, number])[], size: number) => {
    for (const [x, y] of places) f.dot([x, y, size], mark);
  };
  f.at({ flip: pen.rng.chance(0.5) }, () =>
    prowler(f, {
      coat,
      mark,
      onBody: () => rosettes(f, { mark, core }),
      onTail: () => dots(ON_TAIL, 0.034),
      onHead: () => {
        for (const [x, y] of ON_HEAD) {
          f.dot([x, y, 0.022], mark);
          f.dot([-x, y, 0.022], mark);
        }
      },
    }),
  );
}

const ON_TAIL = [
  [-0.74, -0.15],
  [-0.86, -0.22],
  [-0.88, -0.38],
  [-0.78, -0.52],
  [-0.66, -0.64],
] as const;
const ON_HEAD = [
  [0.1, -0.2],
  [0.2, -0.12],
  [0.27, 0],
  [0.22, 0.1],
  [0.04, -0.13],
] as const;

/** A prowling leopard: the animal, not its print. */
export const leopardFigure: Subject = {
  id: 'leopard-figure',
  group: 'animal',
  words: [
    'big cat',
    'leopard',
    'leopard figure',
    'prowling leopard',
    'safari',
    'safari animal',
    'wild animal',
    'jungle animal',
  ],
  turns: 'tilt',
  draw: (pen, radius) =>
    drawSpotted(pen, radius, {
      coats: ['#dca85c', '#d09a55', '#e3b978'],
      mark: '#33251f',
      core: '#a8672c',
    }),
};

/** A leopard of the snow, pale grey. */
export const snowLeopard: Subject = {
  id: 'snow-leopard',
  group: 'animal',
  words: ['snow leopard'],
  turns: 'tilt',
  draw: (pen, radius) =>
    drawSpotted(pen, radius, {
      coats: ['#dcdad4', '#d2d3d2', '#e4e1d8'],
      mark: '#43434a',
      core: '#a7a29a',
    }),
};
