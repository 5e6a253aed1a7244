import type { Catalogue } from '@toile/contract';
import { type Engine, listMembers } from '@toile/engines';
import { briefKindOf, listTools } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';

const RETRY_AFTER_SECONDS = 5;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** The things that prompts can ask an engine by rules for. Listed once: they change with a new version alone. */
export function createCatalogueService({ engine }: { engine: Engine }) {
  let listed: Promise<Catalogue> | undefined;

  async function list(): Promise<Catalogue> {
    const member = listMembers(engine).find((each) => each.listCatalogue);
    const groups = (await member?.listCatalogue?.()) ?? [];
    const tools = listTools().map((tool) => ({ id: tool.id, kind: briefKindOf(tool) }));
    return {
      groups: groups.map(({ id, kinds, things }) => ({
        id,
        tools: tools.flatMap((tool) => (tool.kind && kinds.includes(tool.kind) ? [tool.id] : [])),
        things: [...things],
      })),
    };
  }

  return {
    /** Throws `unavailable` where the engine does not answer; the next call asks again. */
    async get(): Promise<Catalogue> {
      listed ??= list();
      try {
        return await listed;
      } catch {
        listed = undefined;
        throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    },
  };
}
