import type { SettingsReader } from '@toile/engines';
import { briefKindOf, HELPER_KINDS, listTools } from '@toile/tools';
import { ConfigError } from './platform/config.ts';
import { SETTINGS } from './platform/settings.ts';

const { TOOL_ENGINES, ENGINE_CREDITS, ENGINE_ORDERS, ENGINE_TIMEOUTS } = SETTINGS;

/** Kinds of pictures that a setting may name: of the tools and of their helpers. */
const KINDS: ReadonlySet<string> = new Set([
  ...listTools().flatMap((tool) => briefKindOf(tool) ?? []),
  ...HELPER_KINDS,
]);

/** Names in a setting, and those that there are. */
type Named = { setting: string; names: readonly string[]; known: ReadonlySet<string> };

function assertKnown({ setting, names, known }: Named): void {
  const stray = names.find((name) => !known.has(name));
  if (stray === undefined) return;
  throw new ConfigError(`${setting} names ${stray}, but it wants one of ${[...known].join(', ')}.`);
}

/**
 * Refuses settings that name an engine or a tool that the product does not have.
 * @throws ConfigError for the first of them.
 */
export function assertEngineNames(read: SettingsReader, engines: ReadonlySet<string>): void {
  const numbers = { ENGINE_CREDITS, ENGINE_ORDERS, ENGINE_TIMEOUTS };
  for (const [setting, each] of Object.entries(numbers)) {
    const keys = [...read({ [setting]: each }).keys()].map((key) => key.split('/'));
    assertKnown({ setting, names: keys.map(([id = '']) => id), known: engines });
    assertKnown({ setting, names: keys.flatMap(([, kind]) => kind ?? []), known: KINDS });
  }
  const orders = read({ TOOL_ENGINES });
  const setting = 'TOOL_ENGINES';
  assertKnown({ setting, names: [...orders.keys()], known: KINDS });
  assertKnown({ setting, names: [...orders.values()].flat(), known: engines });
}
