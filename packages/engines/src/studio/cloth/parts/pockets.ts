import type { Point } from '../../scene/point.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { mirrored, offset, SIDES } from './shape.ts';
import type { TopContext } from './top-plan.ts';

type PatchOptions = {
  name: string;
  /** Upper left corner. */
  at: Point;
  width: number;
  height: number;
  /** How far its lower edge comes to a point. */
  point?: number;
  isWorkwear?: boolean;
  turn?: number;
};

/** Places in centimetres from a corner, turned with the piece. */
function placeFrom(at: Point, turn: number): (x: number, y: number) => Point {
  const [c, q] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => [at[0] + x * c - y * q, at[1] + x * q + y * c];
}

/** A patch pocket: cut on the grain of what it lies on, so that the print runs through it. */
export function patchPocket({
  name,
  at,
  width,
  height,
  point = 1.4,
  isWorkwear,
  turn = 0,
}: PatchOptions): GarmentPart {
  const place = placeFrom(at, turn);
  const outline = [
    place(0, 0),
    place(width, 0),
    place(width, height - point),
    place(width * 0.86, height - point * 0.4),
    place(width / 2, height),
    place(width * 0.14, height - point * 0.4),
    place(0, height - point),
  ];
  const row = isWorkwear ? topStitch : stitch;
  const edge = offset([...outline.slice(1), outline[0]], -0.5);
  const marks: Mark[] = [row(edge), row([place(0, 2.2), place(width, 2.2)])];
  if (isWorkwear) marks.push(topStitch(offset([...outline.slice(1), outline[0]], -1)));
  return createPanel({
    name,
    left: [place(0, 0), place(0, height)],
    right: [place(width, 0), place(width, height)],
    outlines: [outline],
    bulge: 0.035,
    folds: [wrinkle(0.12)],
    edgeCm: 0.28,
    cast: 0.4,
    liftCm: 0.4,
    marks,
  });
}

/** A flap or a welt over the mouth of a pocket. */
export function flap({
  name,
  at,
  width,
  height,
  point = 0,
  isWorkwear,
  turn = 0,
}: PatchOptions): GarmentPart {
  const place = placeFrom(at, turn);
  const outline = [
    place(0, 0),
    place(width, 0),
    place(width, height - point - 0.6),
    place(width - 0.6, height - point),
    place(width / 2, height),
    place(0.6, height - point),
    place(0, height - point - 0.6),
  ];
  const row = isWorkwear ? topStitch : stitch;
  return createPanel({
    name,
    left: [place(0, 0), place(0, height)],
    right: [place(width, 0), place(width, height)],
    outlines: [outline],
    bulge: 0.05,
    edgeCm: 0.35,
    cast: 0.55,
    liftCm: 0.5,
    marks: [
      row(offset([...outline.slice(1), outline[0]], -0.5)),
      seam([place(0, 0.15), place(width, 0.15)], 0.7),
    ],
  });
}

/** The pockets of a top. */
export function makePockets({ plan }: TopContext): GarmentPart[] {
  const { isWorkwear, cut } = plan;
  const chestY = cut.armholeDepth - 3;
  const chestX = cut.chestHalf * 0.29;
  switch (plan.pockets) {
    case 'none':
      return [];
    case 'chest':
      return [
        patchPocket({
          name: 'pocket',
          at: [chestX, chestY],
          width: 10.5,
          height: 12.5,
          isWorkwear,
        }),
      ];
    case 'two-chest':
      return SIDES.flatMap((side) => {
        const x = side === 'left' ? -chestX - 11 : chestX;
        const button: Mark = {
          is: 'button',
          at: [x + 5.5, chestY + 3.2],
          radiusCm: 0.62,
          look: plan.buttons,
        };
        return [
          patchPocket({
            name: `pocket ${side}`,
            at: [x, chestY + 0.6],
            width: 11,
            height: 13,
            point: 1.8,
            isWorkwear,
          }),
          flap({
            name: `flap ${side}`,
            at: [x - 0.2, chestY],
            width: 11.4,
            height: 4.8,
            point: 1.4,
            isWorkwear,
          }),
          button,
        ];
      });
    case 'patch':
      return SIDES.map((side) => {
        const x = side === 'left' ? -cut.hemHalf * 0.82 : cut.hemHalf * 0.82 - 14.5;
        return patchPocket({
          name: `pocket ${side}`,
          at: [x, cut.length - 27],
          width: 14.5,
          height: 17,
          point: 0.8,
        });
      });
    case 'flap':
      return [
        ...SIDES.map((side) => {
          const x = side === 'left' ? -cut.hemHalf * 0.84 : cut.hemHalf * 0.84 - 14;
          return flap({
            name: `flap ${side}`,
            at: [x, cut.waistAt + 12.5],
            width: 14,
            height: 5,
            turn: side === 'left' ? -0.03 : 0.03,
          });
        }),
        flap({
          name: 'breast welt',
          at: [chestX + 0.5, cut.armholeDepth - 1.5],
          width: 9.5,
          height: 2.3,
          turn: -0.12,
        }),
      ];
    case 'welt':
      return SIDES.map((side) => {
        const x = side === 'left' ? -cut.hemHalf * 0.72 : cut.hemHalf * 0.72;
        return flap({
          name: `welt ${side}`,
          at: [x - (side === 'left' ? 2 : 2.2), Math.min(cut.waistAt + 6, cut.length - 25)],
          width: 3,
          height: 15,
          turn: side === 'left' ? 0.22 : -0.22,
        });
      });
    case 'kangaroo':
      return [kangaroo(cut.length)];
  }
}

function kangaroo(length: number): GarmentPart {
  const low = length - 6.4;
  const half: Point[] = [
    [-9.5, low - 18],
    [-16, low - 7],
    [-16, low],
  ];
  const mouth = offset(half.slice(0, 2), -0.7);
  return createPanel({
    name: 'kangaroo pocket',
    left: [
      [-16, low - 18],
      [-16, low],
    ],
    right: [
      [16, low - 18],
      [16, low],
    ],
    outlines: [[...half, ...mirrored(half).toReversed()]],
    bulge: 0.03,
    folds: [wrinkle(0.2)],
    edgeCm: 0.5,
    cast: 0.5,
    liftCm: 0.7,
    marks: [
      stitch(mouth),
      stitch(mirrored(mouth)),
      stitch([
        [-9.5, low - 17.3],
        [9.5, low - 17.3],
      ]),
    ],
  });
}
