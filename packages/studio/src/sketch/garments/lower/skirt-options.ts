import type { DressContext } from '../garment.ts';
import type { HemKind } from '../parts/hem.ts';
import type { SkirtOptions } from '../parts/skirt.ts';

/** How a design's skirt is cut, from a level of the trunk downwards. */
export function skirtOptionsOf({ piece, rng }: DressContext, from: number): SkirtOptions {
  const { design, fabric } = piece;
  const { details, silhouette } = design;
  const isPleated = silhouette === 'pleated' || details.has('pleats');
  const hasSlit = details.has('slit') && SLITTED.has(silhouette);
  return {
    from,
    silhouette,
    length: design.length,
    hasSlit,
    hasRuffle: details.has('ruffle') && !hasSlit,
    hasTrain: details.has('train') || design.length === 'train',
    ...(isPleated && !UNPLEATED.has(silhouette)
      ? { pleats: pleatsOf(fabric.flow, rng.next()) }
      : {}),
  };
}

const SLITTED = new Set(['pencil', 'column', 'a-line', 'circle', 'mermaid', 'empire', 'ball']);
const UNPLEATED = new Set(['pencil', 'tulip', 'mermaid', 'tiered', 'wrap', 'ball']);

/** Flowing cloth is pleated finely; stiff cloth in knife or box pleats. */
function pleatsOf(flow: number, chance: number): Exclude<HemKind, 'flow'> {
  if (flow > 0.75) return chance < 0.7 ? 'accordion' : 'knife';
  return chance < 0.68 ? 'knife' : 'box';
}
