import type { ImageBrief } from '@toile/tools';

/** A model that an engine keeps on this machine, and whether its weights are there. */
export type ModelReport = {
  id: string;
  /** The things that the model detects, in a few words. */
  finds: string;
  bytes: number;
  licence: string;
  state: 'ready' | 'fetching' | 'absent';
};

/** The models that an engine keeps on this machine. */
export type LocalModels = {
  list: () => ModelReport[];
  /** True for a brief that the engine renders with models. */
  areUsedFor: (brief: ImageBrief) => boolean;
  /**
   * Fetches absent weights; `say` receives lines of progress. Rejects when some cannot be fetched.
   */
  fetchMissing: (options: { say: (line: string) => void; signal?: AbortSignal }) => Promise<void>;
};
