import type { Recipe } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import type { OutfitReading } from '../../sketch/outfit/read-outfit.ts';
import { unreadPlaces } from '../cloth/answer-words.ts';
import { makeParts } from '../make-parts.ts';
import { planGarment } from '../plan-garment.ts';

/**
 * True where a product photo would leave out a garment that a prompt names beside another, and a
 * figure wears both: "trousers and a waistcoat, white T-shirt underneath".
 */
export function leavesOut(
  order: { prompt: string; settings?: BriefSettings },
  { garments }: Pick<OutfitReading, 'garments'>,
  draw: Recipe,
): boolean {
  const named = [...new Set(garments.map(({ match }) => match))];
  if (named.length < 2) return false;
  const plan = planGarment(order, draw);
  const { reading, garment, design, fabric, beside } = plan;
  const { answered, buttons } = makeParts(plan, { seed: order.prompt, ground: [0, 0, 0] });
  const answer = { garment, design, fabric: fabric.id, parts: answered, buttons, beside };
  const unread = new Set(unreadPlaces(reading, answer));
  return named.some(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, i) => from + i);
    return places.every((at) => unread.has(at));
  });
}
