import type { Subject } from '../subject.ts';
import type { PromptReading } from './read-prompt.ts';

/** Words of a prompt (tokens `from` up to, not including, `to`) in whose stead another thing is drawn. */
export type InsteadOf = { from: number; to: number; phrase: string; subject: Subject };

/** The things of a prompt that the engine has not, each with the nearest of its kind that is drawn. */
export function listInstead(
  { matches }: Pick<PromptReading, 'matches'>,
  drawn: readonly Subject[],
): InsteadOf[] {
  return matches.flatMap(({ from, to, phrase, meanings }) => {
    const subject = drawn.find(({ id }) =>
      meanings.some(
        (meaning) => meaning.is === 'subject' && meaning.id === id && meaning.isKin === true,
      ),
    );
    return subject ? [{ from, to, phrase, subject }] : [];
  });
}
