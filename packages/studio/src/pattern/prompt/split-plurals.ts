import type { Lexicon, Match } from './lexicon.ts';

/** Names of colours end in no plural: "orange corals" are corals, "dusty roses" roses. */
export function splitPlurals(matches: readonly Match[], { phrases }: Lexicon): Match[] {
  return matches.flatMap((match): Match[] => {
    const words = match.phrase.split(' ');
    const isName = match.plural && match.meanings.every(({ is }) => is === 'colour');
    const colour = phrases.get(words.slice(0, -1).join(' '));
    const thing = phrases.get(words.at(-1) ?? '')?.filter(({ is }) => is !== 'colour');
    const isSplit =
      isName &&
      colour?.some(({ is }) => is === 'colour' || is === 'modifier') &&
      thing?.some(({ is }) => is === 'subject' || is === 'motif');
    if (!isSplit || !thing) return [match];
    const last = match.to - 1;
    return [
      { ...match, to: last, phrase: words.slice(0, -1).join(' '), plural: false },
      { ...match, from: last, phrase: words.at(-1) ?? '', meanings: thing },
    ];
  });
}
