import { type Hex, mix } from '../../../../core/colour.ts';
import { TAU } from '../../../../core/interpolate.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { dot, oval } from './figures.ts';
import { type Placing, placesOf, type Shape } from './placing.ts';
import { visibleOn } from './visible-on.ts';

type Figure = { at: Point; size: number; turn: number; colour: Hex };
type Draw = (figure: Figure, placing: Placing) => Shape[];

/** Figures strewn over the cloth: a pitch in heads, half a figure's height in heads, how much each turns. */
type Strewing = { pitch: number; size: number; sway: number; jitter?: number };

const strewn =
  (draw: Draw, { pitch, size, sway, jitter = 0.12 }: Strewing) =>
  (placing: Placing): PlacedPrint => {
    const { rng, unit, colours } = placing;
    const shapes = placesOf(placing, { pitch, jitter }).flatMap((at, i) =>
      draw(
        {
          at,
          size: unit * size * rng.range(0.85, 1.15),
          turn: rng.range(-sway, sway),
          colour: colours[i % colours.length],
        },
        placing,
      ),
    );
    return { lines: [], shapes };
  };

/** A place of a figure: across and down from its middle, in its sizes. */
const placer =
  ({ at, size, turn }: Figure) =>
  (x: number, y: number): Point => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return [at[0] + (x * cos - y * sin) * size, at[1] + (x * sin + y * cos) * size];
  };

const GREEN = '#5c7f4b';
const leafOn = ({ cloth }: Placing): Hex => visibleOn(cloth, GREEN);

/** A closed outline about a middle: its radius by the angle. */
const round = (radiusAt: (angle: number) => Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => radiusAt((i / count) * TAU));

/** Stars of five points. */
export const stars = strewn(
  (figure) => {
    const place = placer(figure);
    const outline = Array.from({ length: 10 }, (_, i) => {
      const [angle, r] = [(i / 10) * TAU - Math.PI / 2, i % 2 === 0 ? 1 : 0.42];
      return place(Math.cos(angle) * r, Math.sin(angle) * r);
    });
    return [{ outline, colour: figure.colour }];
  },
  { pitch: 0.21, size: 0.055, sway: 0.4 },
);

/** Hearts, by the usual curve of sines. */
export const hearts = strewn(
  (figure) => {
    const place = placer(figure);
    const outline = round(
      (t) =>
        place(
          Math.sin(t) ** 3,
          -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 16,
        ),
      24,
    );
    return [{ outline, colour: figure.colour }];
  },
  { pitch: 0.21, size: 0.05, sway: 0.3 },
);

/** Two cherries on their stalks with a leaf. */
export const cherries = strewn(
  (figure, placing) => {
    const place = placer(figure);
    const { size, colour } = figure;
    const green = leafOn(placing);
    const stalk = (x: number): Shape => ({
      outline: [
        place(0.08, -0.95),
        place(x + 0.06, 0.2),
        place(x - 0.06, 0.2),
        place(-0.02, -0.95),
      ],
      colour: green,
    });
    const leaf = [place(0, -0.95), place(0.4, -1.2), place(0.95, -0.95), place(0.45, -0.75)];
    return [
      stalk(-0.5),
      stalk(0.5),
      { outline: leaf, colour: green },
      dot(place(-0.5, 0.45), size * 0.42, colour),
      dot(place(0.5, 0.5), size * 0.42, colour),
    ];
  },
  { pitch: 0.3, size: 0.085, sway: 0.35 },
);

/** Lemons, each with a leaf. */
export const lemons = strewn(
  (figure, placing) => {
    const place = placer(figure);
    const fruit = round((t) => {
      const nose = 0.9 + 0.28 * Math.abs(Math.cos(t)) ** 12;
      return place(Math.cos(t) * nose, Math.sin(t) * 0.66);
    }, 22);
    const leaf = [place(0.85, -0.1), place(1.2, -0.6), place(1.75, -0.7), place(1.45, -0.15)];
    return [
      { outline: leaf, colour: leafOn(placing) },
      { outline: fruit, colour: figure.colour },
    ];
  },
  { pitch: 0.3, size: 0.075, sway: 1.2 },
);

/** Strawberries with their seeds and leaves. */
export const strawberries = strewn(
  (figure, placing) => {
    const place = placer(figure);
    const { size, colour } = figure;
    const berry = round(
      (t) =>
        place(Math.sin(t) * (0.8 - 0.28 * Math.max(0, -Math.cos(t))), -Math.cos(t) * 0.95 + 0.1),
      20,
    );
    const seed = mix(colour, '#fff3c4', 0.75);
    const seeds = [
      [-0.3, -0.15],
      [0.3, -0.15],
      [0, 0.15],
      [-0.25, 0.4],
      [0.25, 0.4],
    ].map(([x, y]) => dot(place(x, y), size * 0.09, seed));
    const crown = [-0.7, -0.25, 0.25, 0.7].map(
      (x): Shape => ({
        outline: [
          place(0, -0.85),
          place(x * 0.5 - 0.15, -1),
          place(x, -0.5),
          place(x * 0.5 + 0.15, -0.7),
        ],
        colour: leafOn(placing),
      }),
    );
    return [{ outline: berry, colour }, ...seeds, ...crown];
  },
  { pitch: 0.28, size: 0.07, sway: 0.4 },
);

/** Drops with a curled tip, a drop within, and dots about them. */
export const paisley = strewn(
  (figure, { cloth }) => {
    const { size, colour } = figure;
    const place = placer(figure);
    const drop = (grown: number): Point[] =>
      round((t) => {
        const wide = (1 - Math.cos(t)) / 2;
        const x = Math.sin(t) * 0.62 * wide ** 0.6 + 0.5 * (1 - wide) ** 3;
        return place(x * grown, -Math.cos(t) * grown + 0.25 * (1 - grown));
      }, 26);
    const inner = mix(colour, cloth, 0.75);
    const rim = Array.from({ length: 7 }, (_, i) => {
      const t = -1.5 + i * 0.5;
      return dot(place(Math.sin(t) * 0.86, Math.cos(t) * 0.95 + 0.12), size * 0.06, colour);
    });
    return [
      { outline: drop(1), colour },
      { outline: drop(0.66), colour: inner },
      { outline: drop(0.36), colour },
      ...rim,
    ];
  },
  { pitch: 0.34, size: 0.13, sway: 0.9, jitter: 0.1 },
);

/** Sprigs of leaves along a stem. */
export const leaves = strewn(
  (figure) => {
    const place = placer(figure);
    const { colour } = figure;
    const stem: Shape = {
      outline: [place(-0.04, 1), place(0.02, -1), place(0.06, -1), place(0.04, 1)],
      colour,
    };
    const blades = [-0.75, -0.35, 0.05, 0.45].flatMap((y) =>
      [-1, 1].map((side): Shape => {
        const long = 0.62 + 0.2 * y;
        const tip = place(side * long, y - 0.42);
        return {
          outline: [
            place(0, y + 0.06),
            place(side * long * 0.45, y - 0.02),
            tip,
            place(side * long * 0.4, y - 0.36),
          ],
          colour,
        };
      }),
    );
    return [
      stem,
      ...blades,
      { outline: [place(0, -0.8), place(0.16, -1.1), place(0, -1.5), place(-0.14, -1.1)], colour },
    ];
  },
  { pitch: 0.34, size: 0.15, sway: 0.9, jitter: 0.16 },
);

/** Circles, half circles and triangles in turn. */
export const geometric = strewn(
  (figure, { rng, colours, cloth }) => {
    const { at, size, colour } = figure;
    const place = placer(figure);
    const other = colours.find((one) => one !== colour) ?? mix(colour, cloth, 0.5);
    const half = Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * Math.PI;
      return place(Math.cos(t), Math.sin(t));
    });
    const kind = rng.pick(['ring', 'half', 'triangle'] as const);
    if (kind === 'ring') return [dot(at, size * 0.9, colour), dot(at, size * 0.45, other)];
    if (kind === 'half') return [{ outline: half, colour }];
    return [{ outline: [place(0, -1), place(0.95, 0.75), place(-0.95, 0.75)], colour }];
  },
  { pitch: 0.23, size: 0.08, sway: 1.6, jitter: 0.05 },
);

/** Butterflies with open wings. */
export const butterflies = strewn(
  (figure, { cloth }) => {
    const place = placer(figure);
    const { size, colour, turn } = figure;
    const wing = (side: number, y: number, grown: number): Shape => ({
      outline: oval(
        {
          at: place(side * 0.52 * grown, y),
          rx: size * 0.58 * grown,
          ry: size * 0.4 * grown,
          turn: turn + side * (y < 0 ? -0.6 : 0.6),
        },
        12,
      ),
      colour,
    });
    const spot = (side: number) =>
      dot(place(side * 0.6, -0.35), size * 0.13, mix(colour, cloth, 0.8));
    const body = oval({ at: place(0, 0), rx: size * 0.09, ry: size * 0.55, turn }, 10);
    return [
      ...[-1, 1].flatMap((side) => [wing(side, -0.32, 1), wing(side, 0.36, 0.72), spot(side)]),
      { outline: body, colour: mix(colour, '#1d1a1a', 0.75) },
    ];
  },
  { pitch: 0.3, size: 0.1, sway: 0.7, jitter: 0.18 },
);

/** Cranes in flight: wings up, neck and legs stretched. */
export const cranes = strewn(
  (figure, { cloth }) => {
    const place = placer(figure);
    const { size, colour } = figure;
    const tip = visibleOn(cloth, mix(colour, '#1d1a1a', 0.8));
    const red = visibleOn(cloth, '#c8372f');
    const wing = (lean: number, colourOf: Hex, from: number): Shape => ({
      outline: [
        place(-0.2, 0),
        place(-0.35 + lean * from, -0.5 * from),
        place(-0.1 + lean, -1.1 * from),
        place(0.25 + lean * from, -0.5 * from),
        place(0.3, 0.02),
      ],
      colour: colourOf,
    });
    return [
      wing(-0.5, tip, 1.05),
      wing(-0.42, colour, 0.82),
      wing(0.55, tip, 1.05),
      wing(0.46, colour, 0.82),
      { outline: [place(-0.5, 0.12), place(0, -0.12), place(0.5, 0), place(0.1, 0.2)], colour },
      {
        outline: [
          place(0.4, 0.02),
          place(0.9, -0.22),
          place(1.2, -0.2),
          place(0.9, -0.12),
          place(0.45, 0.1),
        ],
        colour,
      },
      {
        outline: [place(-0.4, 0.1), place(-1.2, 0.3), place(-1.2, 0.34), place(-0.4, 0.18)],
        colour: tip,
      },
      dot(place(1.1, -0.24), size * 0.08, red),
    ];
  },
  { pitch: 0.46, size: 0.17, sway: 0.5, jitter: 0.14 },
);
