import { en } from '@toile/contract';

/** Limits of the wire, and the width that a repeat has until it is set. */
export const REPEAT_CM = { min: 1, max: 200, initial: 24 } as const;

/** The slider reaches the widths that garments have; wider ones are written. */
export const REPEAT_SLIDER_CM = { min: 2, max: 80, step: 1 } as const;

/** What is wrong with a written width; undefined when nothing is. */
export function findRepeatFault(text: string): string | undefined {
  const cm = Number(text);
  const fits = text.trim() !== '' && cm >= REPEAT_CM.min && cm <= REPEAT_CM.max;
  return fits ? undefined : en.validation.repeatCm;
}
