import { runsOf, type SheetSet } from './sheet-set.ts';

/** Cloth, sketch, and whether the sketch is read without its region map. */
const REFERENCE = `
emerald silk satin gown — flowing emerald evening gown with plunging v-neck
cream knit sweater with blue denim jeans — chunky turtleneck knit with straight jeans
burgundy velvet gown — mermaid gown, off-shoulder
black leather jacket and black trousers — leather jacket with trousers
ivory silk blouse with burgundy skirt — pencil skirt with bow blouse
gold metallic jumpsuit — halter jumpsuit, wide leg, belt
denim dress — denim shirt dress with buttons, knee length
camel wool trench coat — structured trench coat, double-breasted, belted, midi
 — romantic blush tulle ball gown, strapless
black lace dress — wrap midi dress with bishop sleeves
cream knit sweater with blue denim jeans — chunky turtleneck knit with straight jeans — blind
burgundy velvet gown — mermaid gown, off-shoulder — blind`;

const MATERIALS = [
  'cotton',
  'linen',
  'silk',
  'satin',
  'chiffon',
  'organza',
  'tulle',
  'lace',
  'velvet',
  'denim',
  'leather',
  'suede',
  'wool',
  'tweed',
  'knit',
  'fleece',
  'fur',
  'sequin',
  'metallic',
  'nylon',
];

const HARD = `
something for a velociraptor — midi dress
red — technical flat of a denim jacket — blind
 — children, red dress — blind
chiffon blouse, leather skirt — blouse and pencil skirt — blind
white linen suit — men's suit — blind`;

const lines = (text: string) => text.replace(/^\n/, '').split('\n');

/** The sets of prompts for sketch-to-image. */
export const RENDER_SETS: Readonly<Record<string, SheetSet>> = {
  reference: {
    columns: 4,
    cells: lines(REFERENCE).map((prompt, i) => ({ prompt, seed: 1, variant: i % 4 })),
  },
  materials: {
    columns: 5,
    cells: MATERIALS.map((cloth, i) => ({
      prompt: `${cloth} dress — midi dress with long sleeves`,
      seed: 2,
      variant: i % 4,
    })),
  },
  prompts: runsOf(lines(REFERENCE), { count: 4 }),
  hard: runsOf(lines(HARD), { count: 4 }),
};
