/** A chart: `#` is a stitch of the pattern colour, `.` one of the ground; rows from the top. */
export type Chart = readonly string[];

const mirror = (left: readonly string[]): string[] =>
  left.map((row) => `${row}.${row.split('').toReversed().join('')}.`);

const ROSE_CORNER = ['....#..', '....##.', '....###', '....###', '####.##', '.####.#', '..####.'];

/** A Selbu rose, an eight-petalled star. */
const rose: Chart = [
  ...mirror(ROSE_CORNER),
  '................',
  ...mirror(ROSE_CORNER.toReversed()),
];

const reindeer: Chart = [
  '.#.#.#..........',
  '.#.#.#..........',
  '..####..........',
  '...##...........',
  '..####........#.',
  '.######......##.',
  '.##.###########.',
  '....###########.',
  '....###########.',
  '....###....####.',
  '....##......##..',
  '....##......##..',
  '....#........#..',
  '....#........#..',
];

const tree: Chart = [
  '...#....',
  '..###...',
  '...#....',
  '..###...',
  '.#####..',
  '..###...',
  '.#####..',
  '#######.',
  '...#....',
  '...#....',
];
const heart: Chart = ['.##.##..', '#######.', '#######.', '.#####..', '..###...', '...#....'];
const flake: Chart = [
  '...#....',
  '.#.#.#..',
  '..###...',
  '#######.',
  '..###...',
  '.#.#.#..',
  '...#....',
];
const diamonds: Chart = ['...#....', '..#.#...', '.#.#.#..', '..#.#...', '...#....'];
const zigzag: Chart = ['#...#...', '.#.#.#.#', '..#...#.'];
const dashes: Chart = ['##..##..', '..##..##'];
const lice: Chart = ['#...#...', '........', '..#...#.', '........'];
const dots: Chart = ['#.#.#.#.'];

export const CHARTS = { rose, reindeer, tree, heart, flake, diamonds, zigzag, dashes, lice, dots };
export type ChartName = keyof typeof CHARTS;

/** The bands of a design from the top: a chart, and whether it stands on the second ground. Every design is 80 rows high when padded. */
export const KNITS: Readonly<Record<string, readonly ChartName[]>> = {
  'selbu roses': [
    'rose',
    'dots',
    'diamonds',
    'dots',
    'rose',
    'dots',
    'zigzag',
    'heart',
    'zigzag',
    'dots',
    'flake',
    'dots',
    'diamonds',
    'dashes',
  ],
  reindeer: [
    'reindeer',
    'dots',
    'zigzag',
    'flake',
    'dots',
    'tree',
    'dots',
    'dashes',
    'heart',
    'zigzag',
    'dots',
    'flake',
    'diamonds',
    'dashes',
  ],
  'yoke bands': [
    'dashes',
    'diamonds',
    'zigzag',
    'heart',
    'dots',
    'flake',
    'dashes',
    'diamonds',
    'zigzag',
    'dots',
    'tree',
    'dashes',
    'dots',
    'flake',
    'dots',
    'heart',
  ],
  'hearts and snow': [
    'flake',
    'lice',
    'lice',
    'heart',
    'lice',
    'lice',
    'flake',
    'lice',
    'lice',
    'heart',
    'lice',
    'lice',
  ],
};
