import { runsOf, type SheetSet } from './sheet-set.ts';

/**
 * One prompt a family, in the order and the columns of the reference sheet; each line ends with its
 * variant.
 */
const REFERENCE = `
ditsy floral pastel #0
large peony bloom, pink and coral on navy #1
watercolor roses blush #2
sage green botanical leaves #0
tropical monstera and hibiscus jungle #1
paisley jewel tones #0
burgundy damask #1
line art wildflowers black and white #0
embroidered floral jewel tones #1
strawberries and lemons summer #0
red and black buffalo check #3
blue gingham #1
green and navy tartan #1
houndstooth black and white #0
grey herringbone tweed #3
hand painted stripes earthy #3
polka dots retro #2
missoni chevron sunset #2
art deco gold and black #0
geometric bauhaus mid-century #0
moroccan tile teal #0
terrazzo pastel #0
camouflage #1
leopard print #0
zebra print #0
snakeskin #2
tie dye sunset #0
shibori indigo #2
ikat terracotta and navy #1
marbled ebru jewel #1
toile de jouy pastoral blue #0
watercolor wash lavender and teal #0
abstract brush strokes #3
matisse cut out abstract #2
celestial moon stars midnight blue #1`;

const FAMILIES = `
ditsy floral, large floral, watercolor floral, line art floral, embroidered floral,
block print floral, botanical leaves, tropical, paisley, damask, strawberry, gingham,
buffalo check, tartan, windowpane, houndstooth, herringbone, stripes, pinstripe,
painted stripes, polka dots, chevron, art deco, geometric, hexagon, triangle, argyle, moroccan,
memphis, terrazzo, camouflage, digital camo, leopard, zebra, snakeskin, tie dye, shibori, ikat,
marble stone, marbled ebru, watercolor wash, brush strokes, matisse`;

/** Hard prompts: long, contradictory, many things at once, unknown words, signs and markup. */
const HARD = [
  'leopard and roses',
  'strawberries and bees on gingham',
  'zebra with hibiscus flowers',
  'cranes over waves',
  'daisies on denim stripes',
  'koi fish and cherry blossom on indigo waves, watercolour',
  'tiny huge flowers, minimalist maximalist, dense and airy',
  'black on black roses',
  'white daisies on white',
  'neon pink leopard on lime green',
  'embroidered leopard',
  'watercolour tartan in dusty lavender and sage',
  'block print houndstooth',
  'line art butterflies and mushrooms, black ink on cream',
  'flat cut out lemons, oversized, cobalt blue background',
  'embroidered swallows and cherries on navy, half drop',
  'mirror ikat in burnt orange, mustard and petrol on linen',
  'a velociraptor riding a unicycle',
  'zzzz qwerty 12345',
  '🍋🍋 lemon 🌿 print',
  '<b>bold</b> <script>alert(1)</script> polka dots',
  '!!! ??? …',
  'tigers and palm trees on blush pink',
  'micro ditsy calico in red on ecru',
  'giant oversized poppies, red on black',
  `A joyful conversational print for a resort shirt collection, inspired by lazy afternoons on the
  Amalfi coast: ripe lemons with glossy leaves, little sailboats, a few swallows and hand painted
  tiles in cobalt and sunshine yellow on warm white, loosely tossed with plenty of air, slightly
  irregular like gouache on paper, no black outlines, printed on crisp cotton poplin`,
];

const lines = (text: string) => text.trim().split('\n');

function cellOf(line: string) {
  const [prompt = '', variant] = line.split(' #');
  return { prompt, seed: 1, variant: Number(variant) };
}

/** The sets of prompts for create-pattern. */
export const PATTERN_SETS: Readonly<Record<string, SheetSet>> = {
  reference: { columns: 5, cells: lines(REFERENCE).map(cellOf) },
  prompts: runsOf(FAMILIES.trim().split(/,\s+/), { count: 4 }),
  hard: runsOf(
    HARD.map((prompt) => prompt.replace(/\s+/g, ' ')),
    { count: 4 },
  ),
};
