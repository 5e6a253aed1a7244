/** Rows of a CSV text (RFC 4180): commas, doubled quotes, quoted line breaks. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  // Spreadsheets put a byte order mark before the first cell.
  const body = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < body.length) {
    const [, quoted, plain = '', end] = cell.exec(body) ?? [];
    if (end === undefined) throw new Error(`A quote is not closed in line ${rows.length}.`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') {
      if (cell.lastIndex === body.length) rows.at(-1)?.push('');
    } else rows.push([]);
  }
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}

/** The CSV text of rows. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
