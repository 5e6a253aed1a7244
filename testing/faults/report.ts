import type { Check } from './checks.ts';

/** The checks as a table, and the verdict as its last line. */
export function reportOf(checks: readonly Check[]): string {
  const lines = checks.map(({ what, wanted, found }) => {
    const verdict = wanted === found ? 'ok  ' : 'FAIL';
    return `${verdict}  ${String(found).padStart(5)} of ${String(wanted).padStart(5)}  ${what}`;
  });
  const failed = checks.filter(({ wanted, found }) => wanted !== found).length;
  return [...lines, '', `${checks.length - failed} passed, ${failed} failed`].join('\n');
}
