import type { Repeat } from '@toile/contract';
import { choiceField } from './choice-field.ts';
import { settingWords } from './en.ts';
import type { Diagram } from './run-field.ts';

declare module './run-field.ts' {
  interface FieldSettings {
    repeat?: Repeat;
  }
}

type Copy = { column: number; row: number };
type Placing = { x: number; y: number; flip: string };

/** Side of a unit in the diagram, in units of its viewBox. */
const UNIT = 14;
const COPIES = [-1, 0, 1, 2].flatMap((row) => [-1, 0, 1, 2].map((column) => ({ column, row })));

/** Diagram of a repeat: sixteen copies of a leaf, each at its place in units of its size. */
function diagramOf(place: (copy: Copy) => Placing): Diagram {
  const shapes = COPIES.map((copy) => {
    const { x, y, flip } = place(copy);
    return {
      d: 'M-4 4.500C-4.500-1-1-4.500 4-4.500 4.500 0 1.500 4-2 3.500M-4 4.500L1-1',
      transform: `translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}) ${flip}`,
    };
  });
  return { viewBox: '0 0 42 42', heightRem: 2.5, shapes };
}

const { repeat: words } = settingWords;

/** The arrangement of a pattern's units on the cloth. */
export const repeat = choiceField({
  name: 'repeat',
  setting: 'repeat',
  label: words.label,
  detailLabel: words.label,
  anyLabel: words.anyLabel,
  choices: {
    straight: {
      label: words.choices.straight,
      diagram: diagramOf(({ column, row }) => ({ x: column, y: row, flip: '' })),
    },
    'half-drop': {
      label: words.choices['half-drop'],
      diagram: diagramOf(({ column, row }) => ({ x: column, y: row + (column % 2) / 2, flip: '' })),
    },
    brick: {
      label: words.choices.brick,
      diagram: diagramOf(({ column, row }) => ({ x: column + (row % 2) / 2, y: row, flip: '' })),
    },
    mirror: {
      label: words.choices.mirror,
      diagram: diagramOf(({ column, row }) => ({
        x: column,
        y: row,
        flip: `scale(${column % 2 ? -1 : 1} ${row % 2 ? -1 : 1})`,
      })),
    },
  },
  fault: words.fault,
  flag: { name: 'repeat', value: '<repeat>', help: 'straight, half-drop, brick or mirror' },
});
