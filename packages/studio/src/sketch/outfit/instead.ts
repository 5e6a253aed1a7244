import { garmentOf } from '../garments/registry.ts';
import { FEATURE_WORDS } from './feature-words.ts';
import { meaningOf } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** Words (tokens `from` up to, not including, `to`), and the thing that is drawn in their stead. */
type Instead = { from: number; to: number; as: string };

const plain = (word: string) => word.replaceAll('-', ' ');

/** The garments and cuts of a prompt that the engine has not, each with the nearest that it draws. */
export function listInstead({ garments, wishes }: OutfitReading): Instead[] {
  const near = garments.flatMap(({ id, match: { from, to }, match }) =>
    meaningOf(match, 'undrawn') ? [{ from, to, as: plain(garmentOf(id).words[0] ?? id) }] : [],
  );
  const cuts = wishes.flatMap((match) => {
    const choice = meaningOf(match, 'undrawn') && meaningOf(match, 'feature');
    if (!choice) return [];
    const [word = choice.value] = FEATURE_WORDS[choice.feature][choice.value] ?? [];
    return [{ from: match.from, to: match.to, as: plain(word) }];
  });
  return [...near, ...cuts];
}
