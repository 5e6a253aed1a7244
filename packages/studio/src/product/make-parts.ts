import type { Rgb } from '../core/colour.ts';
import { inPlain } from './cloth/beside.ts';
import { boundsOfParts } from './cloth/paint/page.ts';
import type { GarmentPart } from './cloth/panel.ts';
import { countButtons, dressParts } from './cloth/part-cloths.ts';
import type { PartWish } from './cloth/part-wishes.ts';
import type { GarmentPlan } from './plan-garment.ts';

/** The parts of a picture in their cloths, the wishes for parts that they answer, and their buttons. */
export type MadeParts = { parts: GarmentPart[]; answered: PartWish[]; buttons: number };

/** Makes the garment of a plan, and a second one beside it; `ground` is the print's ground colour. */
export function makeParts(
  { garment, design, beside, reading: { parts: wishes } }: GarmentPlan,
  { seed, ground }: { seed: string; ground: Rgb },
): MadeParts {
  const first = dressParts(garment.build(design, seed), { wishes, ground });
  const buttons = countButtons(first.parts, design);
  if (!beside) return { ...first, buttons };
  const left = wishes.filter((wish) => !first.answered.includes(wish));
  const second = dressParts(beside.garment.build(beside.design, seed), { wishes: left, ground });
  const { plain } = beside;
  const parts = plain ? inPlain(second.parts, plain === 'ground' ? ground : plain) : second.parts;
  const isUpper = garment.type === 'upper';
  return {
    parts: laidOut(isUpper ? first.parts : parts, isUpper ? parts : first.parts),
    answered: [...first.answered, ...second.answered],
    buttons,
  };
}

/** Width by height of the room for garments on a page. */
const ROOM = 0.72;
/** Between garments one below the other, and of one over the other side by side, in centimetres. */
const GAP_CM = 7;
const OVERLAP_CM = 9;

/** Two garments below each other or side by side, whichever shows them larger. */
function laidOut(upper: GarmentPart[], lower: GarmentPart[]): GarmentPart[] {
  const [a, b] = [boundsOfParts(upper), boundsOfParts(lower)];
  const [high, wide] = [a.bottom - a.top, a.right - a.left];
  const [highBelow, wideBelow] = [b.bottom - b.top, b.right - b.left];
  const below = Math.max(Math.max(wide, wideBelow) / ROOM, high + GAP_CM + highBelow);
  const across = Math.max((wide + wideBelow - OVERLAP_CM) / ROOM, Math.max(high, highBelow));
  if (below <= across) {
    return [
      { is: 'group', at: [0, a.bottom + GAP_CM - b.top], parts: lower },
      { is: 'group', at: [0, 0], parts: upper },
    ];
  }
  return [
    { is: 'group', at: [a.right - OVERLAP_CM - b.left, a.top + 12 - b.top], parts: lower },
    { is: 'group', at: [0, 0], parts: upper },
  ];
}
