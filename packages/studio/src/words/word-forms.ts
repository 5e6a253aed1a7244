const IRREGULAR: Readonly<Record<string, string>> = {
  geese: 'goose',
  mice: 'mouse',
  feet: 'foot',
  children: 'child',
  women: 'woman',
  men: 'man',
  gentlemen: 'gentleman',
  groomsmen: 'groomsman',
  snowmen: 'snowman',
  teeth: 'tooth',
  oxen: 'ox',
  knives: 'knife',
  wolves: 'wolf',
  scarves: 'scarf',
  halves: 'half',
  loaves: 'loaf',
  leaves: 'leaf',
  cacti: 'cactus',
  fungi: 'fungus',
  foxes: 'fox',
  bunnies: 'bunny',
  // As Americans spell them.
  pajama: 'pyjama',
  pajamas: 'pyjama',
  jewelry: 'jewellery',
  appliqued: 'applique',
};

const POSSESSIVE = /['’]s$/;

/** Shortest word from which an ending is taken: "red" and "bed" are no participles. */
const SHORTEST_PARTICIPLE = 6;

/**
 * The forms under which a word may stand in the lexicon, in the order in which they are tried:
 * itself, without its possessive ending, its possible singulars, and the nouns or verbs that a
 * participle may come from (brimmed, trimmed, fringed, scalloped). British spelling where both are
 * usual.
 */
export function wordForms(word: string): string[] {
  const plain = word.replace(POSSESSIVE, '');
  return [...new Set([word, ...singularsOf(plain), ...participlesOf(plain)])];
}

/** True for a word that is the plural of a form. */
export function isPluralOf(word: string, form: string): boolean {
  const plain = word.replace(POSSESSIVE, '');
  return form !== plain && singularsOf(plain).includes(form);
}

function singularsOf(word: string): string[] {
  const forms = [word];
  if (Object.hasOwn(IRREGULAR, word)) forms.push(IRREGULAR[word]);
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.length > 4 && word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`);
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}

function participlesOf(word: string): string[] {
  if (word.length < SHORTEST_PARTICIPLE || !word.endsWith('ed')) return [];
  const stem = word.slice(0, -2);
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [word.slice(0, -1), stem, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}
