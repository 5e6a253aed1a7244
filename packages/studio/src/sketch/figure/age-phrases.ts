const NUMBERS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
];

/** The phrases for each age in a row of years, both ends counted: "8 year old", "aged 8", "eight years old". */
export function agePhrases(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((years) => {
    const names = [String(years), ...NUMBERS.slice(years - 1, years)];
    return names.flatMap((name) => [
      `${name} year old`,
      `${name} years old`,
      `${name} yr old`,
      `age ${name}`,
      `aged ${name}`,
    ]);
  });
}
