import { createPattern } from './create-pattern.ts';
import type { Kind } from './kind.ts';

/** A textile that repeats without a seam. */
export const patternKind: Kind = (brief, draw) => {
  const { data, sizePx, unread, seam, choices } = createPattern({
    prompt: brief.prompt,
    ...draw,
    repeat: brief.settings.repeat,
    sizePx: brief.size.width,
  });
  return { data, width: sizePx, height: sizePx, unread, seam, choices };
};
