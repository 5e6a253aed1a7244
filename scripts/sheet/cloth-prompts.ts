import { runsOf, type SheetSet } from './sheet-set.ts';

/** Reference prompts: garment, pattern and variant. */
const REFERENCE = `
a crew neck t-shirt — ditsy floral pastel #0
oversized silk shirt — indigo paisley #0
v neck silk blouse with puff long sleeves — art deco gold and black fans #0
tank top — terrazzo pastel #0
a pleated midi skirt — tropical monstera and hibiscus jungle #0
circle skirt mini — green and navy tartan #0
wide leg trousers — grey herringbone tweed #0
linen shorts elastic — strawberries and lemons summer #0
midi dress with puff sleeves — large peony bloom, pink and coral on navy #0
satin slip dress maxi — leopard print #0
tiered maxi dress sleeveless — watercolor roses blush #0
belted shirt dress with buttons midi — blue gingham #0`;

const GARMENTS = `
tailored blazer — grey herringbone tweed #0
double breasted wool coat — red and black buffalo check #0
belted trench coat — camouflage #0
hoodie with kangaroo pocket — tie dye sunset #0
bomber jacket — moroccan tile teal #0
denim jacket — indigo ikat on cream #0
leather jacket with a zip — snakeskin #0
knit turtleneck sweater — fair isle #0
cardigan, v neck — argyle #0
polo shirt — hand painted stripes earthy #0
blouse with a pussy bow and puff sleeves — polka dots retro #0
kimono — toile de jouy pastoral blue #0
velvet wrap dress — burgundy damask #0
chiffon tiered dress with flutter sleeves — watercolor roses blush #0
lace midi dress with short sleeves — line art wildflowers black and white #0
sequin gown, sweetheart — art deco gold and black #0
wide leg jumpsuit — geometric bauhaus mid-century #0
jeans, straight leg — indigo ikat on cream #0
cargo trousers — camouflage #0
swimsuit — tropical monstera and hibiscus jungle #0`;

const ACCESSORIES = `
tote bag with leather handles — cats in black line on cream #0
tote bag, short handles, patch pocket — lemons on blue #0
silk square scarf — moroccan tile teal #0
long scarf — green and navy tartan #0
headscarf — tropical monstera and hibiscus jungle #0
tie — indigo paisley #0
bow tie — polka dots retro #0
socks — strawberries and lemons summer #0
ankle socks with red cuffs — hand painted stripes earthy #0
bucket hat — camouflage #0
baseball cap with a black brim — leopard print #0
knotted headband — ditsy floral pastel #0
backpack with leather straps and a gold zip — dinosaurs on mint #0
clutch — marbled swirls in emerald and gold #0
low trainers — terrazzo pastel #0
baby bib — grey elephants on mint #0
apron — lemons on blue #0`;

const WARDROBE = `
kimono — large peony bloom, pink and coral on navy #0
kimono jacket with a black band — toile de jouy pastoral blue #0
robe with black lapels — watercolor roses blush #0
kaftan — moroccan tile teal #0
pyjamas with a navy collar — blue gingham #0
short pyjama set — strawberries and lemons summer #0
triangle bikini — tropical monstera and hibiscus jungle #0
bandeau bikini — leopard print #0
sports bra — geometric bauhaus mid-century #0
swim shorts — lemons on blue #0
sarong — tropical monstera and hibiscus jungle #0
dungarees with leather straps — indigo ikat on cream #0
pinafore dress — ditsy floral pastel #0
cheongsam — large peony bloom, pink and coral on navy #0
puffer jacket with black sleeves — camouflage #0
gilet — fair isle #0
poncho — fair isle #0
cape — green and navy tartan #0
culottes — pinstripe #0
bomber with leather sleeves and a gold zip — tie dye sunset #0`;

const HARD = `
summer look — lemons on white
a poncho — fair isle
skirt, no buttons, no pleats — pinstripe
something for a velociraptor — dots
dress without sleeves, no belt, no collar — black roses
white cotton shirt dress with a red belt and gold embroidery — white daisies on white`;

const lines = (text: string) => text.trim().split('\n');

function cellOf(line: string) {
  const [prompt = '', variant] = line.split(' #');
  return { prompt, seed: 1, variant: Number(variant) };
}

/** The sets of prompts for pattern-to-image. */
export const CLOTH_SETS: Readonly<Record<string, SheetSet>> = {
  reference: { columns: 4, cells: lines(REFERENCE).map(cellOf) },
  garments: { columns: 5, cells: lines(GARMENTS).map(cellOf) },
  accessories: { columns: 6, cells: lines(ACCESSORIES).map(cellOf) },
  wardrobe: { columns: 5, cells: lines(WARDROBE).map(cellOf) },
  prompts: runsOf(
    lines(`${REFERENCE}${GARMENTS}`).map((line) => cellOf(line).prompt),
    { count: 4 },
  ),
  hard: runsOf(lines(HARD), { count: 4 }),
};
