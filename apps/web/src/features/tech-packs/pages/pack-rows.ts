import { formatMessage, type TechPackFeature, type TechPackGarment } from '@toile/contract';
import type { PackWords, Units } from './pack.ts';

/** A word by an id: of the table, or the id itself where a newer server sends one. */
const wordOf = (table: Readonly<Record<string, string>>, id: string): string =>
  table[id] ?? id.replaceAll('-', ' ');

export const garmentName = ({ garment }: TechPackGarment, words: PackWords): string =>
  wordOf(words.garments, garment);

/** A feature in words: "Shirt collar". */
export const featureName = ({ group, value }: TechPackFeature, words: PackWords): string =>
  wordOf(words[group], value);

/** The design in a line: "Silhouette A-line · Length midi". */
export const describeGarment = ({ description }: TechPackGarment, words: PackWords): string =>
  description
    .map((one) => {
      const labels: Readonly<Record<string, string>> = words.groups;
      return `${labels[one.group] ?? ''}: ${featureName(one, words)}`;
    })
    .join(' · ');

const CM_PER_INCH = 2.54;
const EIGHTHS = 8;

/** A length as a tape shows it: centimetres in halves and tenths, inches in eighths. */
export function formatLength(cm: number, units: Units, decimal: string): string {
  if (units === 'cm') return String(Math.round(cm * 10) / 10).replace('.', decimal);
  const eighths = Math.round((cm / CM_PER_INCH) * EIGHTHS);
  const whole = Math.floor(eighths / EIGHTHS);
  const rest = eighths % EIGHTHS;
  if (rest === 0) return String(whole);
  const divisor = rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1;
  const fraction = `${rest / divisor}/${EIGHTHS / divisor}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** Sizes that stand beside the base size in the table, on each side. */
const BESIDE = 2;

/** A row of the table of measurements; empty cells are to be filled in. */
export type MeasureRow = {
  letter: string;
  name: string;
  how: string;
  values: string[];
  tolerance: string;
};

export type MeasureTable = { sizes: string[]; base: number; rows: MeasureRow[] };

type TableOptions = { baseSize: string; units: Units; decimal: string };

/** Place of a garment's base size among its sizes: the chosen one, where it has that. */
export function findBase({ sizes, baseSize }: TechPackGarment, chosen: string): number {
  const at = sizes.indexOf(chosen);
  return at === -1 ? baseSize : at;
}

/** The table of measurements in the base size and those beside it. */
export function tableOf(
  garment: TechPackGarment,
  words: PackWords,
  { baseSize, units, decimal }: TableOptions,
): MeasureTable {
  const at = findBase(garment, baseSize);
  const first = Math.max(0, Math.min(at - BESIDE, garment.sizes.length - 1 - 2 * BESIDE));
  const shown = garment.sizes.map((_size, i) => i).slice(first, first + 2 * BESIDE + 1);
  const format = (cm: number | null | undefined) =>
    cm === null || cm === undefined ? '' : formatLength(cm, units, decimal);
  const rows = garment.measures.map(({ id, cm, toleranceCm, source }, i) => {
    const { name, how } = words.measures[id];
    // A length as it is drawn has one value: it is that of the base size, whichever is chosen.
    const drawn = source === 'drawing' ? cm.find((one) => one !== null) : undefined;
    const valueIn = (size: number) => {
      if (source === 'size-table') return format(cm[size]);
      return size === at && drawn !== undefined ? `${format(drawn)}*` : '';
    };
    return {
      letter: letterOf(i),
      name,
      how,
      values: shown.map(valueIn),
      tolerance: format(toleranceCm),
    };
  });
  return { sizes: shown.map((i) => garment.sizes[i] ?? ''), base: shown.indexOf(at), rows };
}

/** A letter for a point of measure: A to Z. */
export const letterOf = (i: number): string => String.fromCodePoint(65 + (i % 26));

/** Colours in words: "olive, #5a5f3c: main". */
export const usesOf = (uses: readonly string[], { page }: PackWords): string =>
  [...new Set(uses.map((use) => useOf(page.uses, use)))].join(', ');

const useOf = (words: PackWords['page']['uses'], use: string): string => {
  const named: Readonly<Record<string, string>> = words;
  return named[use] ?? words.other;
};

export type ClothRow = { name: string; about: string };

/** The cloths in words: where they are used, and whether they were asked for. */
export function clothRowsOf(
  { cloths, print }: Pick<TechPackGarment, 'cloths' | 'print'>,
  words: PackWords,
): ClothRow[] {
  const { page } = words;
  return cloths.map(({ fabric, uses, isNamed }, i) => {
    const printed =
      i === 0 && print !== undefined
        ? `, ${formatMessage(page.print, { print: wordOf(words.prints, print) })}`
        : '';
    return {
      name: `${wordOf(words.cloths, fabric)}${printed}`,
      about: `${usesOf(uses, words)}, ${isNamed ? page.clothNamed : page.clothUsual}`,
    };
  });
}

export type MaterialRow = { item: string; quantity: string };

/** The bill of materials beside cloths: what is seen sewn on, and what every garment has. */
export function billOf({ trims }: Pick<TechPackGarment, 'trims'>, words: PackWords): MaterialRow[] {
  const { page } = words;
  const seen = trims.map(({ id, count }) => ({
    item: wordOf(words.trims, id),
    quantity: count === null ? '' : formatMessage(page.seen, { count }),
  }));
  const always = [page.thread, page.labels].map((item) => ({ item, quantity: '' }));
  return [...seen, ...always];
}
