import { wrinkle } from '../../folds/wrinkle.ts';
import { type Mark, stitch, topStitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart } from '../../panel.ts';
import { offset } from '../shape.ts';
import { placeFrom, type SewnPiece } from './sewn-piece.ts';

/** A patch pocket: cut on the grain of what it lies on, so that the print runs through it. */
export function patchPocket({
  name,
  at,
  width,
  height,
  point = 1.4,
  isWorkwear,
  turn = 0,
}: SewnPiece): GarmentPart {
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
