import { type Check, failedOf } from './check.ts';
import { type Outcome, type Tally } from './tally.ts';

/** Largest memory above that at rest. */
const MEMORY_LIMIT_BYTES = 1024 ** 3;
/** Faults of one kind that are listed; further ones are counted. */
const TOLD = 25;

export type PartReport = {
  tally: Tally;
  checks: readonly Check[];
  seconds: number;
  /** Peak memory above that at rest, in bytes. */
  aboveRestBytes: number;
};

const COLUMNS = [
  'part',
  'tried',
  'taken',
  'refused',
  'later',
  'closed',
  '5xx',
  'deaths',
  'held ms',
  'MB above rest',
  's',
];

function rowOf({ tally, checks, seconds, aboveRestBytes }: PartReport): string[] {
  const { part, taken, refused, later, closed, faults, deaths, longest } = tally;
  return [
    part,
    ...[tally.tried + checks.length, taken, refused, later, closed, faults.length, deaths].map(
      String,
    ),
    longest.heldMs.toFixed(0),
    (aboveRestBytes / 1024 ** 2).toFixed(0),
    seconds.toFixed(0),
  ];
}

function tableOf(rows: readonly string[][]): string[] {
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map(([first = '', ...cells]) =>
    [
      first.padEnd(widths[0] ?? 0),
      ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0)),
    ].join('  '),
  );
}

const tell = (lines: readonly string[]): string[] => [
  ...lines.slice(0, TOLD),
  ...(lines.length > TOLD ? [`       and ${lines.length - TOLD} more`] : []),
];

/** Checks that every part must pass, beside its own. */
function limitsOf({ tally, aboveRestBytes }: PartReport): Check[] {
  const { part, faults, deaths, held } = tally;
  const megabytes = Math.round(aboveRestBytes / 1024 ** 2);
  return [
    { what: `${part}: no answer of 5xx`, ...(faults.length > 0 && { fault: `${faults.length}` }) },
    { what: `${part}: no death`, ...(deaths > 0 && { fault: `${deaths}` }) },
    {
      what: `${part}: the event loop is never held for more than 50 ms`,
      ...(held.length > 0 && {
        fault: `${held.length} times, ${tally.longest.heldMs.toFixed(0)} ms at most`,
      }),
    },
    {
      what: `${part}: less than 1 GB of memory above rest`,
      ...(aboveRestBytes >= MEMORY_LIMIT_BYTES && { fault: `${megabytes} MB` }),
    },
  ];
}

const faultLine = ({ status, waitMs, name }: Outcome) =>
  `FAIL  ${status} after ${waitMs.toFixed(0)} ms: ${name}`;
const heldLine = ({ heldMs, name }: Tally['held'][number]) =>
  `FAIL  held ${heldMs.toFixed(0)} ms: ${name}`;

/** The whole report; its last line is the verdict. */
export function reportOf(parts: readonly PartReport[], exitCode: number | null) {
  const ended: Check = {
    what: 'the product ends when it is asked to',
    ...(exitCode === 0 ? {} : { fault: `with ${exitCode}` }),
  };
  const checks = [...parts.flatMap((part) => [...part.checks, ...limitsOf(part)]), ended];
  const failed = failedOf(checks);
  const lines = [
    ...parts.flatMap(({ tally }) => tell(tally.faults.map(faultLine))),
    ...parts.flatMap(({ tally }) => tell(tally.held.map(heldLine))),
    ...tell(failed.map(({ what, fault }) => `FAIL  ${what}: ${fault}`)),
    '',
    ...tableOf([COLUMNS, ...parts.map(rowOf)]),
    '',
    `${checks.length - failed.length} passed, ${failed.length} failed`,
  ];
  return { text: lines.join('\n'), isPassed: failed.length === 0 && parts.length > 0 };
}
