import type { WordsReader } from '@toile/engines';
import type { Rewording } from '@toile/tools';
import type { Spec } from './grammar.ts';
import { readWords } from './read-words.ts';
import type { WordsKind } from './registry.ts';
import { sayWords } from './say-words.ts';
import { weighParts } from './weigh-parts.ts';
import { wordsTask } from './words-task.ts';

const saidIn = ({ words, things }: Spec): ReadonlySet<string> =>
  new Set([words, ...things].flatMap((said) => Object.values(said).flat()));

/**
 * A prompt in the words of a kind, by a text model; undefined where it leaves no fewer words
 * unread than the prompt itself.
 * @throws EngineError where the model gives no answer; the signal's reason when that came first.
 */
export async function reword(
  reader: WordsReader,
  { kind, prompt }: { kind: WordsKind; prompt: string },
  signal?: AbortSignal,
): Promise<Rewording | undefined> {
  const { parts, words = {}, things = [] } = await reader.read(wordsTask(kind, prompt), signal);
  const saying = sayWords(kind, { words, things });
  const weighed = weighParts(prompt, { parts, said: saidIn(saying.spec) });
  const before = readWords(kind, prompt).unread.length;
  if (saying.prompt === '' || weighed.unread.length >= before) return undefined;
  return { prompt: saying.prompt, model: reader.model, ...weighed };
}
