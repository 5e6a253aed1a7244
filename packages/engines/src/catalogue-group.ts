import type { CatalogueGroupId, CatalogueThing } from '@toile/contract';
import type { BriefKind } from '@toile/tools';

/** Things that prompts can ask an engine for, of one group. */
export type CatalogueGroup = {
  id: CatalogueGroupId;
  /** The kinds of pictures in whose prompts they are read. */
  kinds: readonly BriefKind[];
  things: readonly CatalogueThing[];
};
