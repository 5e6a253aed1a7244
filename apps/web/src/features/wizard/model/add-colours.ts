/** Colours of a palette that go into a prompt: more would hardly be told apart in a picture. */
const MOST = 6;

/** The names of a palette's colours as one reads them: "navy, terracotta and cream". */
export function listColours(colours: readonly { called: string }[]): string {
  const names = [...new Set(colours.map(({ called }) => called))].slice(0, MOST);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Puts words at the end of a prompt, before a full stop or comma that ends it. */
export function addColours(prompt: string, words: string): string {
  const text = prompt.trimEnd().replace(/[.,;]+$/, '');
  return text === '' ? words : `${text} ${words}`;
}
