import { type Engine, type EngineDefinition, type EngineHost, routeEngines } from '@toile/engines';
import { comfyui } from '@toile/remote-engines';
import { studio } from '@toile/studio';
import { createSettingsReader, type Environment } from './platform/config.ts';

/** The engines of the product, a line each. A brief goes to the first that is in service and draws its kind. */
export const ENGINES: readonly EngineDefinition[] = [comfyui, studio];

export type EnginesOptions = {
  environment: Environment;
  host: EngineHost;
  /** Those in service; all unless told. */
  definitions?: readonly EngineDefinition[];
};

/** Starts the engines. @throws ConfigError for the first of their settings that does not fit. */
export function createEngines({
  environment,
  host,
  definitions = ENGINES,
}: EnginesOptions): Engine {
  const read = createSettingsReader(environment);
  return routeEngines(definitions.flatMap(({ create }) => create(read, host) ?? []));
}
