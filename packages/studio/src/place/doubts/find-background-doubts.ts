import type { Reposition, RunDoubt } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import type { Mask } from '../../photo/subject/read-mask.ts';
import type { Placement } from '../subject/place-subject.ts';

export type BackgroundSeen = {
  mask: Mask;
  /** Size of the new picture. */
  size: PixelSize;
  placement: Placement;
  reposition?: Reposition;
  /** True where the prompt asks for a whole figure or the floor. */
  asksWhole: boolean;
  /** True for a photo that is see-through around its subject. */
  isCutOut: boolean;
};

/** Pixels at a photo's rim that count as it. */
const RIM_PX = 2;
/** Length of a subject along a side of the photo, as a share of its height, that is cut off there. */
const CUT = 0.06;
/** Share of the photo's height below which a subject that reaches it is cut off. */
const ENDS = 0.985;
/** New pixels for each of the photo's from which a subject looks soft. */
const SOFT = 1.6;
/** Shares of the photo that are marked: from the first on hardly anything is new, below the second hardly anything stays. */
const MARKED = { most: 0.85, least: 0.02 };
/** Distance from the new picture's edge, as a share of its side, at which a cut shows. */
const AWAY = 0.02;

/** Doubts about a subject before a new background, the worst first. */
export function findBackgroundDoubts(seen: BackgroundSeen): RunDoubt[] {
  const { mask, placement, reposition, asksWhole, isCutOut } = seen;
  const part = mask.inside.reduce((sum, on) => sum + on, 0) / mask.inside.length;
  const sides = cutSides(mask);
  const isCutBelow = mask.box.bottom >= mask.height * ENDS;
  const showsCut = reposition !== undefined && cutShows(seen, { ...sides, below: isCutBelow });
  const found: [RunDoubt, boolean][] = [
    ['mask-covers-all', part > MARKED.most],
    ['mask-covers-little', part < MARKED.least],
    ['cut-edge-shows', showsCut],
    ['feet-missing', asksWhole && isCutBelow && !showsCut && part <= MARKED.most],
    ['cut-at-side', (sides.left || sides.right) && !showsCut && part <= MARKED.most],
    ['cut-out-already', isCutOut],
    ['photo-small', placement.scale > SOFT],
  ];
  return found.flatMap(([doubt, isFound]) => (isFound ? doubt : []));
}

/** Sides of the photo that cut the subject off. */
function cutSides({ inside, box, width }: Mask) {
  const least = (box.bottom - box.top) * CUT;
  const isCut = (x: number) => {
    let on = 0;
    for (let y = box.top; y < box.bottom; y += 1) on += inside[y * width + x];
    return on > least;
  };
  return { left: isCut(RIM_PX), right: isCut(width - 1 - RIM_PX) };
}

type Cut = { left: boolean; right: boolean; below: boolean };

/** Test for an end where the photo cuts the subject off and the new picture goes on. */
function cutShows({ mask, size, placement }: BackgroundSeen, cut: Cut): boolean {
  const { middleX, middleY, scale } = placement;
  const halfWide = ((mask.box.right - mask.box.left) * scale) / 2;
  const halfHigh = ((mask.box.bottom - mask.box.top) * scale) / 2;
  return (
    (cut.below && middleY + halfHigh < size.height * (1 - AWAY)) ||
    (cut.left && middleX - halfWide > size.width * AWAY) ||
    (cut.right && middleX + halfWide < size.width * (1 - AWAY))
  );
}
