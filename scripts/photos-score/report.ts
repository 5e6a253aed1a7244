import { median } from '../../bench/median.ts';
import type { Doubted } from './measure-doubts.ts';
import type { Found } from './measure-masks.ts';
import type { Swapped } from './measure-swap.ts';

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Rows of a table: each class with its count, mean, and least value. */
export function formatFound(title: string, found: readonly Found[]): string {
  const classes = [...new Set(found.map((one) => one.of))];
  const rows = classes.map((of) => {
    const own = found.filter((one) => one.of === of).toSorted((a, b) => a.value - b.value);
    const mean = meanOf(own.map(({ value }) => value)).toFixed(3);
    const [least] = own;
    const worst = least ? `least ${least.value.toFixed(3)} ${least.name}` : '';
    return `  ${of.padEnd(8)} ${String(own.length).padStart(3)}  mean ${mean}  ${worst}`;
  });
  return [title, ...rows].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(2).padStart(6)} %`;

/** A row for each swap, and their means. */
export function formatSwaps(swaps: readonly Swapped[]): string {
  const row = ({ name, left, holes, smears, spilt }: Omit<Swapped, 'ms' | 'picture'>) =>
    `  ${percent(left)} ${percent(holes)} ${percent(smears)} ${String(spilt).padStart(6)}  ${name}`;
  const mean = (of: 'left' | 'holes' | 'smears' | 'spilt') => meanOf(swaps.map((one) => one[of]));
  const ms = swaps.length > 0 ? median(swaps.map((one) => one.ms)).toFixed(0) : '–';
  return [
    `swaps: left as it was, holes, smears (of the marked garment); pixels changed outside the mask`,
    ...swaps.map(row),
    row({
      name: `mean of ${swaps.length}; median ${ms} ms with the reading of the photos`,
      left: mean('left'),
      holes: mean('holes'),
      smears: mean('smears'),
      spilt: mean('spilt'),
    }),
  ].join('\n');
}

/** Rows of a table: each doubt that is due, and those on garments where they belong; the wrong ones by name. */
export function formatDoubts(doubted: readonly Doubted[]): string {
  const kinds = [...new Set(doubted.map(({ due }) => due))];
  const rows = kinds.map((due) => {
    const own = doubted.filter((one) => one.due === due);
    const right = own.filter(({ isRight }) => isRight).length;
    return `  ${(due ?? 'none is due').padEnd(18)} ${right} of ${own.length} right`;
  });
  const wrong = doubted.filter(({ isRight }) => !isRight);
  const names = wrong.map(({ name, found }) => `    ${name}: ${found.join(', ') || 'none'}`);
  return ['doubts about swaps, before they are paid', ...rows, ...names].join('\n');
}
