import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { patchPocket } from '../parts/pockets/patch-pocket.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored } from '../parts/shape.ts';
import { makeSkirt } from '../parts/skirt.ts';
import { makeTrousers } from '../parts/trousers.ts';
import { waistBand } from '../parts/waist.ts';
import { belowWaist } from './bodice.ts';

const WAIST = 42;
const BIB = { top: 15, half: 11.4, lowHalf: 13.6 };

/** Bib, straps over the shoulders and the back within: what dungarees and pinafores share. */
function bibAndStraps(): { behind: GarmentPart[]; over: GarmentPart[] } {
  const strap = (sign: number, isBack: boolean): Panel =>
    ribbon({
      name: `strap ${isBack ? sign * 2 : sign}`,
      path: isBack
        ? curve([sign * 8.6, -1.4], [sign * 6.8, 8], [sign * 3.6, 22], [sign * 1.6, 34])
        : curve([sign * 8.6, -1.6], [sign * 9.4, 5], [sign * 9.6, 11], [sign * 9.4, BIB.top + 3.4]),
      widthCm: 3.4,
      isStitched: true,
      stuff: isBack ? 'inside' : 'cloth',
      shade: isBack ? 0.72 : 1,
      bulge: 0.08,
      cut: { clothAt: [sign * 6, 3] },
    });
  return {
    behind: [...[-1, 1].map((sign) => strap(sign, true)), backPiece()],
    over: [
      bib(),
      ...[-1, 1].map((sign) => strap(sign, false)),
      ...[-1, 1].flatMap((sign): Mark[] => [
        {
          is: 'buckle',
          at: [sign * 9.4, BIB.top + 2.4],
          widthCm: 4.4,
          heightCm: 3.6,
          colour: [168, 160, 142],
        },
        { is: 'button', at: [sign * 9.4, BIB.top + 4.2], radiusCm: 0.8, look: 'metal' },
      ]),
      patchPocket({
        name: 'pocket',
        at: [-7, BIB.top + 7.6],
        width: 14,
        height: 13.4,
        point: 1.6,
        isWorkwear: true,
      }),
    ],
  };
}

/** The inside of the back, seen beside the bib. */
function backPiece(): Panel {
  const edge: Point[] = [
    [-16.6, WAIST - 15],
    [-17.6, WAIST],
  ];
  return createPanel({
    name: 'lining',
    left: edge,
    right: mirrored(edge),
    outlines: [
      [
        ...curve(
          [-16.6, WAIST - 6],
          [-9, WAIST - 12],
          [0, WAIST - 15],
          [9, WAIST - 12],
          [16.6, WAIST - 6],
        ),
        [17.6, WAIST],
        [-17.6, WAIST],
      ],
    ],
    stuff: 'inside',
    shade: 0.66,
    bulge: -0.04,
    cast: 0.2,
  });
}

function bib(): Panel {
  const side = curve(
    [-BIB.half, BIB.top],
    [-BIB.half - 0.3, BIB.top + 10],
    [-BIB.lowHalf, WAIST - 2],
  );
  const top = curve([-BIB.half, BIB.top], [0, BIB.top + 0.7], [BIB.half, BIB.top]);
  return createPanel({
    name: 'bib',
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...mirrored(side).toReversed(), ...top.toReversed()]],
    bulge: 0.08,
    edgeCm: 0.4,
    folds: [
      creases(
        [-1, 1].flatMap((sign) => [
          {
            from: [sign * 9.4, BIB.top + 5] as const,
            to: [sign * 7, WAIST - 4] as const,
            bendCm: sign * 0.7,
            widthCm: 1.3,
            heightCm: 0.4,
            peak: 0.3,
          },
          {
            from: [sign * 12.6, WAIST - 5] as const,
            to: [sign * 5, WAIST - 7] as const,
            bendCm: sign * 0.5,
            widthCm: 1,
            heightCm: 0.36,
            peak: 0.3,
          },
        ]),
      ),
      wrinkle(0.3),
      wrinkle(0.1, { acrossCm: 3.4, downCm: 4 }),
    ],
    cast: 0.5,
    marks: [
      topStitch(top.map(([x, y]): Point => [x, y + 0.7])),
      topStitch(top.map(([x, y]): Point => [x, y + 3])),
      seam(
        top.map(([x, y]): Point => [x, y + 3.3]),
        0.4,
      ),
      topStitch(side.map(([x, y]): Point => [x + 0.7, y])),
      topStitch(mirrored(side).map(([x, y]): Point => [x - 0.7, y])),
    ],
  });
}

const waistOf = () => waistBand({ kind: 'jeans', half: 18, y: WAIST, height: 4, button: 'none' });

const sideButtons = (): Mark[] =>
  [-1, 1].flatMap((sign) =>
    [4, 9].map(
      (down): Mark => ({
        is: 'button',
        at: [sign * (18.4 + down * 0.12), WAIST + down],
        radiusCm: 0.8,
        look: 'metal',
      }),
    ),
  );

export const dungarees: ClothGarment = {
  id: 'dungarees',
  type: 'full',
  words: [
    'dungarees',
    'dungaree',
    'overalls',
    'overall',
    'bib overall',
    'bib and brace',
    'salopettes',
  ],
  fabric: 'denim',
  axes: {
    leg: ['straight', 'wide', 'tapered'],
    length: ['maxi', 'mini', 'midi'],
    fit: ['regular', 'loose'],
  },
  always: { sleeve: 'none', pocket: 'patch' },
  build: (design, seed) => {
    const { behind, over } = bibAndStraps();
    const legs = makeTrousers({
      seed,
      leg: design.leg ?? 'straight',
      waistHalf: 18,
      waistY: WAIST,
      length: design.length === 'mini' ? 36 : design.length === 'midi' ? 80 : 98,
      look: 'jeans',
      looseness: design.fit === 'loose' ? 0.9 : 0.6,
    });
    return [...behind, ...legs, ...over, ...waistOf(), ...sideButtons()];
  },
};

export const pinafore: ClothGarment = {
  id: 'pinafore',
  type: 'full',
  words: ['pinafore', 'pinafore dress', 'dungaree dress', 'overall dress', 'pinny', 'bib dress'],
  fabric: 'cotton',
  axes: { skirt: ['a-line', 'gathered', 'straight', 'pleated'], length: ['knee', 'mini', 'midi'] },
  always: { sleeve: 'none', pocket: 'patch' },
  build: (design: Design, seed) => {
    const { behind, over } = bibAndStraps();
    const skirt = makeSkirt({
      seed,
      shape: design.skirt ?? 'a-line',
      waistHalf: 18,
      waistY: WAIST,
      length: belowWaist(design),
    });
    return [...behind, ...skirt, ...over, ...waistOf()];
  },
};
