import { type Engine, type EngineDefinition, type EngineHost, routeEngines } from '@toile/engines';
import { aiSdk, comfyui, fashn, openAiImages, wordsModel } from '@toile/remote-engines';
import { studio } from '@toile/studio';
import { assertEngineNames } from './engine-names.ts';
import { createSettingsReader, type Environment } from './platform/config.ts';
import { SETTINGS } from './platform/settings.ts';

const { TOOL_ENGINES } = SETTINGS;

/**
 * The engines of the product, one line each. A brief goes to the first enabled one that draws its
 * kind.
 */
export const ENGINES: readonly EngineDefinition[] = [fashn, aiSdk, comfyui, openAiImages, studio];

/** The text model that reads prompts for engines that draw by rules, where one is set. */
export const WORDS_READER = wordsModel;

export type EnginesOptions = {
  environment: Environment;
  host: EngineHost;
  /** Definitions of the engines; all by default. */
  definitions?: readonly EngineDefinition[];
};

/** Starts the engines. @throws ConfigError for their first invalid setting. */
export function createEngines({
  environment,
  host,
  definitions = ENGINES,
}: EnginesOptions): Engine {
  const read = createSettingsReader(environment);
  assertEngineNames(read, new Set(definitions.map(({ id }) => id)));
  const wordsReader = WORDS_READER.create(read);
  const engines = definitions.flatMap(({ create }) => create(read, { ...host, wordsReader }) ?? []);
  return routeEngines(engines, { orders: read({ TOOL_ENGINES }) });
}
