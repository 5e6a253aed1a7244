import type { ModelReport } from '@toile/engines';
import { clearLeftovers } from './clear-leftovers.ts';
import { type FetchOptions, fetchModel } from './fetch-model.ts';
import { findModel } from './find-model.ts';
import type { Model } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import { IS_NET, MODELS, SAFETY } from './registry.ts';

/** The models of an engine: which there are, and how they come. */
export type ModelStore = {
  list: () => ModelReport[];
  /** Those without which no photo can be read and which are not there. */
  missing: () => Model[];
  /**
   * Fetches what is absent, one after the other, the smallest first, and deletes what was left of
   * fetchings that were cut off.
   * @throws AggregateError when one could not be had; the others are there then
   */
  fetchMissing: (progress: Progress) => Promise<void>;
};

type Progress = Pick<FetchOptions, 'say' | 'signal'>;

type StoreOptions = ModelSettings & Pick<FetchOptions, 'pack'>;

/** Without IS-Net the small model cuts out; that pictures are not checked keeps none from being read. */
const DISPENSABLE: ReadonlySet<Model> = new Set([IS_NET, SAFETY]);

function isWanted(model: Model, { cutOutModel, checksPictures }: ModelSettings): boolean {
  if (model === IS_NET) return cutOutModel === 'isnet';
  return model !== SAFETY || checksPictures;
}

/** The store of the models that these settings ask for. */
export function createModelStore(options: StoreOptions): ModelStore {
  const wanted = MODELS.filter((model) => isWanted(model, options));
  const fetching = new Set<Model>();
  const isThere = (model: Model) => findModel(model, options) !== undefined;

  const stateOf = (model: Model): ModelReport['state'] => {
    if (isThere(model)) return 'ready';
    return fetching.has(model) ? 'fetching' : 'absent';
  };

  async function fetchOne(model: Model, progress: Progress): Promise<void> {
    await fetchModel(model, { ...options, ...progress }).finally(() => fetching.delete(model));
  }

  return {
    list: () =>
      wanted.map((model) => {
        const { id, finds, bytes, licence } = model;
        return { id, finds, bytes, licence, state: stateOf(model) };
      }),

    missing: () => wanted.filter((model) => !DISPENSABLE.has(model) && !isThere(model)),

    fetchMissing: async (progress) => {
      await clearLeftovers(options.modelsDir);
      const absent = wanted.filter((model) => !fetching.has(model) && !isThere(model));
      for (const model of absent) fetching.add(model);
      const faults: unknown[] = [];
      for (const model of absent.toSorted((a, b) => a.bytes - b.bytes)) {
        await fetchOne(model, progress).catch((fault: unknown) => faults.push(fault));
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Models could not be fetched');
    },
  };
}
