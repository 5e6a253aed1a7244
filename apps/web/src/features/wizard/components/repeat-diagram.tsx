import type { Repeat } from '@toile/contract';

type Copy = { column: number; row: number };
type Placing = { x: number; y: number; flip: string };

/** Where a copy of the unit lies, in units of its size. */
const PLACINGS: Record<Repeat, (copy: Copy) => Placing> = {
  straight: ({ column, row }) => ({ x: column, y: row, flip: '' }),
  'half-drop': ({ column, row }) => ({ x: column, y: row + (column % 2) / 2, flip: '' }),
  brick: ({ column, row }) => ({ x: column + (row % 2) / 2, y: row, flip: '' }),
  mirror: ({ column, row }) => ({
    x: column,
    y: row,
    flip: `scale(${column % 2 ? -1 : 1} ${row % 2 ? -1 : 1})`,
  }),
};

const UNIT = 14;
const COPIES = [-1, 0, 1, 2].flatMap((row) => [-1, 0, 1, 2].map((column) => ({ column, row })));

/** A small drawing of how a unit is laid out. Decorative: the name stands beside it. */
export function RepeatDiagram({ repeat }: { repeat: Repeat }) {
  return (
    <svg viewBox="0 0 42 42" aria-hidden="true" className="size-10">
      {COPIES.map((copy) => {
        const { x, y, flip } = PLACINGS[repeat](copy);
        return (
          <path
            key={`${copy.column}/${copy.row}`}
            transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}) ${flip}`}
            d="M-4 4.500C-4.500-1-1-4.500 4-4.500 4.500 0 1.500 4-2 3.500M-4 4.500L1-1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.2"
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}
