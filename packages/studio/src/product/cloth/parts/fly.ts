import type { Point } from '../../../core/scene/point.ts';
import { type Mark, seam, stitch, topStitch } from '../marks/mark.ts';
import type { GarmentPart } from '../panel.ts';
import { CROTCH, LEGS, type TrousersPlan } from './leg-lines.ts';
import { curve, onSide, SIDES, type Side } from './shape.ts';

/** Fly and pocket mouths, in the manner of the trousers. */
export function fly({ waistY, waistHalf, look, leg: id }: TrousersPlan): GarmentPart[] {
  if (look === 'stretch') return [seam(curve([0.2, waistY], [0.4, waistY + CROTCH - 1]), 0.9)];
  const row = look === 'jeans' || look === 'cargo' ? topStitch : stitch;
  const parts: GarmentPart[] = [
    seam(curve([1, waistY], [1.1, waistY + 14], [0.2, waistY + CROTCH]), 0.8),
  ];
  if (look !== 'soft') {
    parts.push(
      row(
        curve([4.4, waistY + 0.5], [4.4, waistY + 11], [3.4, waistY + 15.6], [0.9, waistY + 17.4]),
      ),
    );
  }
  const hip = LEGS[id].hip;
  for (const side of SIDES) {
    const mouth =
      look === 'jeans'
        ? curve(
            [-waistHalf * 0.44, waistY + 0.4],
            [-waistHalf * 0.5, waistY + 4.4],
            [-waistHalf * 0.72, waistY + 7.4],
            [-waistHalf - hip * 0.62, waistY + 8.6],
          )
        : curve(
            [-waistHalf * 0.66, waistY + 0.4],
            [-waistHalf * 0.86, waistY + 8],
            [-waistHalf - hip * 0.86, waistY + 16],
          );
    const path = onSide(side, mouth);
    const inside = onSide(
      side,
      mouth.map(([x, y]): Point => [x + 0.55, y + 0.75]),
    );
    const marks: Mark[] = [seam(path, 1.1), row(inside)];
    if (look === 'jeans')
      marks.push(
        topStitch(
          onSide(
            side,
            mouth.map(([x, y]): Point => [x + 0.95, y + 1.25]),
          ),
        ),
      );
    parts.push(...marks);
    if (look === 'jeans') parts.push(...rivets(side, mouth));
  }
  return parts;
}

const rivets = (side: Side, mouth: readonly Point[]): Mark[] =>
  [mouth[2], mouth[mouth.length - 4]].map(([x, y]) => ({
    is: 'button',
    at: onSide(side, [[x + 0.7, y + 0.7]])[0],
    radiusCm: 0.34,
    look: 'metal',
  }));
