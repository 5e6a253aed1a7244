import type { BriefKind } from '@toile/tools';
import { EngineError } from './engine-error.ts';
import type { LocalModels } from './local-models.ts';
import type { Engine } from './port.ts';

function joinModels(engines: readonly Engine[]): LocalModels | undefined {
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

/**
 * Several engines as one: a brief goes to the first that draws its kind. A single engine is itself.
 * @throws RangeError without any engine.
 */
export function routeEngines(engines: readonly Engine[]): Engine {
  const [first] = engines;
  if (!first) throw new RangeError('There is no engine');
  if (engines.length === 1) return first;

  const findEngine = (kind: BriefKind) => engines.find(({ kinds }) => kinds.has(kind));
  return {
    id: first.id,
    kinds: new Set(engines.flatMap(({ kinds }) => [...kinds])),
    check: async () => void (await Promise.all(engines.map((engine) => engine.check()))),
    render: async (brief, options) => {
      const engine = findEngine(brief.kind);
      if (!engine) throw new EngineError('unsupported', `No engine draws ${brief.kind}`);
      return { engine: engine.id, ...(await engine.render(brief, options)) };
    },
    canVary: (making) => findEngine(making.kind)?.canVary?.(making) ?? false,
    localModels: joinModels(engines),
    close: async () => void (await Promise.all(engines.map((engine) => engine.close()))),
  };
}
