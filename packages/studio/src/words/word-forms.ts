const IRREGULAR: Readonly<Record<string, string>> = {
  geese: 'goose',
  mice: 'mouse',
  feet: 'foot',
  children: 'child',
  wolves: 'wolf',
  leaves: 'leaf',
  cacti: 'cactus',
  fungi: 'fungus',
  foxes: 'fox',
  bunnies: 'bunny',
};

/** The forms under which a word may stand in the lexicon: itself, then its possible singulars. */
export function wordForms(word: string): string[] {
  const forms = [word];
  if (Object.hasOwn(IRREGULAR, word)) forms.push(IRREGULAR[word]);
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
