import { seam, stitch, topStitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart } from '../../panel.ts';
import { offset } from '../shape.ts';
import { placeFrom, type SewnPiece } from './sewn-piece.ts';

/** A flap or a welt over the mouth of a pocket. */
export function flap({
  name,
  at,
  width,
  height,
  point = 0,
  isWorkwear,
  turn = 0,
}: SewnPiece): GarmentPart {
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
