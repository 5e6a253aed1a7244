/** Words that are not enough for a password: seasons, months, days and common first ideas. */
const TRIVIAL_WORDS = `
spring summer autumn fall winter printemps été ete automne hiver frühling fruehling
sommer herbst primavera verano otoño otono invierno estate autunno inverno january
february march april may june july august september october november december monday
tuesday wednesday thursday friday saturday sunday password passwort passw0rd p@ssword
p@ssw0rd secret changeme welcome letmein qwerty azerty admin login toile fashion
`;

/** A few digits and signs, such as a year and an exclamation mark. */
const AFFIX = String.raw`[\s\d\p{P}\p{S}]{0,8}`;

const WORD_AND_YEAR = new RegExp(
  `^${AFFIX}(?:${TRIVIAL_WORDS.trim().split(/\s+/).join('|')})${AFFIX}$`,
  'u',
);

/** True for one character, or two in turn, again and again. */
function isRepeated(password: string): boolean {
  return [1, 2].some((length) =>
    password.slice(0, length).repeat(password.length).startsWith(password),
  );
}

/** True when each character follows the one before: 12345678, hgfedcba. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((step) => steps.every((each) => each === step));
}

/** Normal form of a password for comparisons, in lower case. */
export function plainPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase().trim();
}

/** True for a password of a pattern that attackers try first. */
export function isTrivialPassword(password: string): boolean {
  const plain = plainPassword(password);
  return plain === '' || isRepeated(plain) || isSequence(plain) || WORD_AND_YEAR.test(plain);
}
