import type { BriefKind } from '@toile/tools';
import { EngineError } from './engine-error.ts';
import type { Engine } from './port.ts';

/** Fault of an engine that cannot render; undefined for one that can. */
export type FindFault = (engine: Engine) => Promise<EngineError | undefined>;

/** The fault of an engine, by its own check. */
export const findFault: FindFault = async (engine) => {
  try {
    await engine.check();
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error;
    return new EngineError('unavailable', 'An engine is not ready', { cause: error });
  }
};

type Members = {
  kinds: Iterable<BriefKind>;
  /** The engines of a kind, in the order in which they are asked. */
  membersOf: (kind: BriefKind) => readonly Engine[];
};

/**
 * Ready when each kind is drawn by one engine that is. Each engine is asked once.
 * @throws EngineError the fault of the first engine of a kind that none can draw.
 */
export async function checkKinds(
  { kinds, membersOf }: Members,
  faultOf: FindFault = findFault,
): Promise<void> {
  const groups = Array.from(kinds, membersOf);
  const members = new Map(groups.flat().map((engine) => [engine.id, engine]));
  const asked = Array.from(members.values(), async (engine) => {
    return [engine.id, await faultOf(engine)] as const;
  });
  const faults = new Map(await Promise.all(asked));
  for (const group of groups) {
    const [first, ...others] = group.map(({ id }) => faults.get(id));
    if (first && others.every((fault) => fault !== undefined)) throw first;
  }
}
