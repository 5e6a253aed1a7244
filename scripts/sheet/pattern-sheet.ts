import type { Repeat } from '@toile/contract';
import { createPattern, encodePng } from '@toile/studio/drawing';
import { PATTERN_SETS } from './pattern-prompts.ts';
import type { ToolSheet } from './sheet-set.ts';

export type PatternSheetOptions = { repeat?: Repeat; sizePx: number };

/** Sheets of create-pattern. */
export const patternSheet: ToolSheet<PatternSheetOptions> = {
  sets: PATTERN_SETS,
  draw: (cell, options) => {
    const { data, sizePx, choices, unread, seam } = createPattern({ ...cell, ...options });
    const layers = [choices.motif, choices.over].filter(Boolean).join(' over ');
    const family = choices.style === 'gouache' ? layers : `${layers}, ${choices.style}`;
    return { data, width: sizePx, height: sizePx, family, choices, unread, seam };
  },
  encode: encodePng,
};
