/** Longest name that is made of a prompt; one that is written may be longer. */
const MOST_LETTERS = 48;

/** Words before the thing itself: the kind of drawing, and who wears it. */
const BEFORE =
  /^(a |an |the )?((technical |fashion )?(flat|drawing|sketch)( sketch| drawing)? of )?(a |an |the )?/i;

/** A style's name from its prompt: its first words, up to a comma or what it is made with. */
export function styleNameOf(prompt: string): string {
  const [first = ''] = prompt
    .trim()
    .replace(BEFORE, '')
    .split(/[,.;\n]| with /i);
  const words: string[] = [];
  for (const word of first.split(/\s+/)) {
    if ([...words, word].join(' ').length > MOST_LETTERS) break;
    words.push(word);
  }
  const name = words.join(' ');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
