import { addGrain, type Edges, enlargeTwice, seamScore } from '@toile/raster';
import type { BriefKind } from '@toile/tools';
import type { Drawn } from '../core/kind.ts';
import type { Original } from '../core/read-original.ts';

/** Kinds whose pictures are tiles: beyond their edges they begin anew. */
const TILES: ReadonlySet<BriefKind> = new Set(['create-pattern']);

/** A picture enlarged as it is; a tile still meets itself, and the score of its seam is taken again. */
export function enlarge(original: Original, kind: BriefKind | undefined): Drawn {
  const isTile = kind !== undefined && TILES.has(kind);
  const edges: Edges = isTile ? 'wrap' : 'mirror';
  const { isSeeThrough } = original;
  const enlarged = enlargeTwice(original, { edges, isSeeThrough });
  addGrain(enlarged, original, edges);
  return {
    ...enlarged,
    isSeeThrough,
    unread: [],
    choices: {},
    ...(isTile ? { seam: seamScore(enlarged) } : {}),
  };
}
