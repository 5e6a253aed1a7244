import type { Engine } from './port.ts';
import type { Setting } from './setting.ts';
import type { WordsReader } from './words-reader.ts';

/** Reads one setting, given as `{ NAME }`. Throws where the value of the variable does not fit. */
export type SettingsReader = <Value>(named: Record<string, Setting<Value>>) => Value;

/** The server process that starts an engine. */
export type EngineHost = {
  /** True: this process draws pictures; otherwise the engine prepares nothing for drawing. */
  isWorker: boolean;
  /** The folder for weights of models that an engine fetches. */
  modelsDir: string;
  /** Address (file:, http: or https:) of a folder with converted weights; absent: npm packages. */
  modelsUrl?: string | undefined;
  /** True: the server checks pictures, with a model from the same folder. */
  checksPictures: boolean;
  /** The text model that reads prompts for engines that draw by rules; absent: none. */
  wordsReader?: WordsReader | undefined;
};

/** An engine as the server knows it before it is started. */
export type EngineDefinition = {
  id: string;
  /** The environment variables that the engine reads, by name. */
  settings: Readonly<Record<string, Setting>>;
  /** Starts the engine; undefined where its settings leave it off. */
  create: (read: SettingsReader, host: EngineHost) => Engine | undefined;
};
