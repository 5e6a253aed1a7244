import type { LocalModels } from './local-models.ts';
import type { Engine } from './port.ts';

/** The local models of several engines as one; undefined where none has any. */
export function joinModels(engines: readonly Engine[]): LocalModels | undefined {
  const all = engines.flatMap(({ localModels }) => localModels ?? []);
  if (all.length === 0) return undefined;
  return {
    list: () => all.flatMap((models) => models.list()),
    areUsedFor: (brief) => all.some((models) => models.areUsedFor(brief)),
    fetchMissing: async (progress) => {
      const fetched = await Promise.allSettled(all.map((models) => models.fetchMissing(progress)));
      const faults = fetched.flatMap((each) =>
        each.status === 'rejected' ? [each.reason as unknown] : [],
      );
      if (faults.length > 0) throw new AggregateError(faults, 'Not every model could be fetched');
    },
  };
}
