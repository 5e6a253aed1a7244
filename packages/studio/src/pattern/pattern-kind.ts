import { seamScore } from '@toile/raster';
import type { Recolouring } from '@toile/tools';
import type { Drawn, Kind } from '../core/kind.ts';
import { createPattern } from './create-pattern.ts';
import { inOtherColours } from './in-other-colours.ts';

/** A textile that repeats without a seam. */
export const patternKind: Kind = ({ prompt, size, settings }, draw) => {
  const { data, sizePx, unread, seam, choices } = createPattern({
    prompt,
    ...draw,
    repeat: settings.repeat,
    sizePx: size.width,
  });
  const tile: Drawn = { data, width: sizePx, height: sizePx, unread, seam, choices };
  return (settings.recolourings ?? []).reduce(recoloured, tile);
};

function recoloured(tile: Drawn, recolouring: Recolouring): Drawn {
  const { data, width, height } = tile;
  const { colourway, ...changed } = inOtherColours({ data, width, height }, recolouring);
  return {
    ...tile,
    ...changed,
    seam: seamScore(changed),
    choices: { ...tile.choices, colourway },
  };
}
