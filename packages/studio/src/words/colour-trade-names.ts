import type { Hex } from '../core/colour.ts';

/** Reads a table: names, each with its six digits. */
const table = (text: string): Readonly<Record<string, Hex>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/,\s+/)
      .map((entry): [string, Hex] => [entry.slice(0, -7), `#${entry.slice(-6)}`]),
  );

const EARTHS = table(`
  clay b5765a, brick 9c4a38, stone c9bfae, sandstone cdb492, limestone d8d0bd, flint 6f6c68,
  shale 6b665f, basalt 45464a, chalk f1eee6, plaster e5d5c8, adobe c07a58, sienna a9603a,
  umber 6a4a35, raw umber 7a6044, burnt umber 5f3a2a, raw sienna c58a4d, earth 7a5a43, mud 6e5a48,
  peat 4a3b30, loam 5c4a3a, dune d3bc98, sand dcc6a0, gravel 8f8b84,
  cement a9a7a1, concrete a3a29e, putty cabfa9, mushroom b5a594, greige beb4a4, bone e8dfcd,
  parchment ecdfc2, vellum eee5d0, papyrus e2d3ac, undyed ece4d4, unbleached ebe3d0,
  flax d8c79d, jute c2a577, straw dfc780, hay d8bd74, raffia d3b987, wicker b98f5e,
  forest 2f4a35, cork b98e62, eggshell f1ead9, alabaster f2ece2, dust c9bdb0
`);

const GEMS_AND_METALS = table(`
  garnet 7c2233, carnelian b5452e, citrine e0b13a, topaz d69a3c, peridot a8b544, malachite 1f7a5c,
  lapis 27478f, lapis lazuli 27478f, tourmaline 2f7f7a, aventurine 5f9a78, jasper a4513f,
  opal dfe5e2, moonstone d9dde2, mother of pearl ece7e1, obsidian 1c1c22, jet 151517,
  hematite 5b5a60, tanzanite 4a4aa8, spinel a62a4e, alexandrite 4d7a72, tiger eye 9a6a34,
  brass b8923f, antique gold b58f45, old gold b8973f, champagne gold d8bd8a, pewter 8a8d91,
  gunmetal 4b5157, steel 7f8b96, steel grey 7f868d, iron 5a5b5e, tin a2a6a9, platinum d9d9d6,
  titanium 8c8f93, nickel a7a6a0, chrome bcc2c7, mercury c3c7ca, zinc a0a4a6,
  verdigris 4f9a8b, patina 6fa595, gilt c9a24c
`);

const WOODS_AND_SMOKES = table(`
  mahogany 6b2f24, walnut 5f4433, oak b58d5c, teak a6753f, ebony 24201f, sandalwood b58a6a, driftwood a79a89,
  cedar 9a5a43, bark 5e4a3c, birch e2dacb, ash b2b2ad, smoke 9a9ba0, coal 2a2a2c, soot 2e2d2e, ink 1f2740, inkwell 242a44, tar 1d1b1c, chalkboard 2b3431, chalkboard green 2f4a3f, blackboard 26302c, raven 1d1e24,
  carbon 333336, anthracite 3a3c41,
  ember c4472a
`);

const FOODS = table(`
  mocha 8a6450, espresso 3f2b23, coffee 5b4334, latte c3a58a, cappuccino b0917a, macchiato a88465,
  chocolate 47291c, dark chocolate 3a2219, milk chocolate 7a4f38, cocoa 6b4534, cacao 5a3a2c, fudge 6a4535,
  truffle 5b473d, toffee 9a6236, butterscotch d99b4f, maple b5672f, molasses 3f2a20, treacle 3d281d,
  cinnamon a9623a, nutmeg 8a5b40, clove 5c4036, paprika a93b26, cayenne a82f24, chili b02a22,
  chilli b02a22, turmeric d99a22, curry c99a2e, cumin 96703d, ginger c47a3c, cardamom b9b48a,
  peppercorn 4a4340, pepper 55504c, tobacco 7b5a3c, cognac 9a5528, whisky b5742f, whiskey b5742f,
  bourbon a0622e, brandy 8d4a2a, rum 6f3f28, sherry 8a3b32, wine 6a1b35, red wine 6a1b35,
  claret 751f35, bordeaux 5b1a2b, cabernet 5a1a30, rosé f0b7b0, sangria 8c1f3a, mulberry 6f2a4f,
  cranberry 9c1f3a, blueberry 414a78, boysenberry 6d2a4a, blackberry 3d2440, elderberry 3a2238,
  huckleberry 4a3550, currant 7a1f36, blackcurrant 432040, redcurrant b3203a, gooseberry b9c27a,
  grape 5c3a72, raisin 4a2d35, prune 4d2a3e, fig 5b3a4c, melon f6b38b, cantaloupe f7b27c,
  watermelon ee6a73, papaya f2935c, mango f4a83c, guava ee7f7a, grapefruit f0857a, nectarine f39a6c,
  clementine ef8a32, satsuma ec7a2b, persimmon dd5f33, pumpkin d9742b, squash dfa03c,
  tomato cf3f2e, beetroot 7a2145, radish d63a5c, rhubarb d4707c, banana f3dd7a,
  pineapple f1d35a, kiwi 9bb548, avocado 7f8a45, artichoke 8b9468, asparagus 8a9f5c, pea 98b45c,
  spinach 3f5c3a, celery c3cf96, cucumber 8fae7a, cabbage a8c08a, kale 4f6a4a, matcha a9b66a,
  wasabi b4c47c, almond e3d0b4, hazelnut a67b5b, chestnut 7a4530, pecan 7d5135, peanut c79a6b,
  praline b08057, marzipan ecdcb6, nougat c9a68a, vanilla f3e7c4, custard f4dfa0, buttermilk f7edca,
  butter f7e8a8, buttercream f6ebc8, cheesecake f3e2bd, honey e0a83f, syrup a9652f, marmalade e0812c,
  oat dfd2b8, porridge dacdb5, biscuit dcc09a, shortbread e4cd9f, brioche d2a266, toast b58553,
  pastry e2c499, meringue f6f0e4, milk f7f3ea, cream soda f3e2c8, sorbet f5a99a, raspberry sorbet dd5f86,
  lemon sorbet f7efae, sherbet f6c19a, candyfloss f6bcd2, candy floss f6bcd2, cotton candy f6bcd2,
  bubblegum f58fc0, macaron e9b8c0, pistachio cream cdd9b0, salt f2f0ea, sea salt eceae3, sugar f5f1ea
`);

const PLANTS = table(`
  heather grey a9a9ad, heather gray a9a9ad, heathered grey a9a9ad, grey marl b1b1b4, gray marl b1b1b4, marl grey b1b1b4, heather a58fb0, thistle b7a0c0, wisteria a992d0, iris 6a5ab0, hyacinth 7f86c8, hydrangea 8fa4d4,
  orchid c77fc0, peony e38fa8, azalea e0487f, begonia e8606a, geranium d8384a, hibiscus d63a62, poppy dc3b2c,
  dahlia a3284a, carnation f08ea0, camellia e0647a, magnolia f3e6df, jasmine f6f0dc,
  gardenia f4efe2, primrose f3e39a, buttercup f5d03a, daffodil f7d640, sunflower f2b82e, dandelion f2c832,
  mimosa f3cf5a, goldenrod dca733, foxglove b0609a, delphinium 5a78c8, bluebell 6d78c0,
  gentian 3a4fa0, verbena 9a6fb0, clover 5f8a4f, fern 6b8a52, ivy 3f5a40,
  pine 2f4f40, fir 2d4a3c, spruce 3f5f58, juniper 4a6a5e, cypress 4b5c45, eucalyptus 8faa9a, thyme 7f8a6c,
  basil 5f7a4a, rosemary 6f8272, laurel 6a8564, lichen 9aa38a,
  kelp 4c5437, bamboo bcae6a, cactus 5f7f5a, aloe 8faf95, agave 6f958a, succulent 8fae98,
  lotus e8b4c0, rosewood 7a3b3f, rosehip b8392f, heliotrope a06fc0,
  wheat e4c98f, corn f0d068, maize efcb60, barley d6bd84, rye 9a8458
`);

const CREATURES_AND_CLOTHS = table(`
  dove b9b4b2, dove grey b3b1b2, duck egg c3d9d4,
  duck egg blue bfd8d8, robin egg blue 8fd0d2, peacock 12657c, flamingo f28f9c,
  mink a58f80, sable 4a3a33, fawn c9a883, camel hair bf9a6b,
  oyster d6cfc4, abalone a9b5b3,
  cochineal a3203f, buff dcc094, sepia 6f5138, cordovan 6a2f33, saddle a0673f,
  tan leather b9783f, cashew d9b88c, biscotti dcc3a0, sackcloth b59a72,
  alpaca d9ccb8, bluejean 3e5a80
`);

const DYES_AND_PIGMENTS = table(`
  auburn 8a3b25, russet a0492c, tawny b9783f, sorrel a0623c, spice a5532f, bisque f3dcc0, cassis 5a1f42,
  malbec 5a1a38, pinot 6d2a45, syrah 551a30, rouge b8334a, lipstick c41f35, canary fbe04a, lemonade f7e9a0,
  lemongrass c9c98a, prosecco ecdcae, caviar 202126, licorice 221f22, liquorice 221f22, coconut f3eee4,
  marshmallow f6ece8, redwood 8a4a3c, sequoia 7d3f34, rosewater f3d6d2, cornsilk f5e8bf, hunter 234a36,
  kelly 2f9a3f, delft 2c4a8a, wedgwood 7590b8, quartz e3d8d6, ice dcebf2, fossil a89f8f, sisal cbb78f,
  madder a23a3a, woad 3f5f8a, weld dcc24a, smalt 2f4a9a, annatto dd6b2f, shortcake ecd3b0
`);

const WATERS_AND_SKIES = table(`
  sea foam a5d8c6, sea glass a9cfc0,
  lagoon 2f9aa0, glacier c6dfe8, iceberg cfe4ec, frost dfeaee, dusk 6f6a8c, twilight 4f4f7c,
  dawn f0c3b4, nightfall 2a3050, aegean 2f6f9c,   riviera 2f74b8,
  santorini 2f66b8, admiral 22365f, bluestone 4f6678, midnight teal 123f4a, midnight green 0f3b36
`);

/**
 * As `TRADE_NAMES`, for the colours of patterns alone: garments and cloths are called after these
 * things as well ("shell jacket", "carrot trousers").
 */
export const PATTERN_TRADE_NAMES = table(`
  shell f3d9cf, acorn 8a6238, carrot e5823a, fox b5572c, otter 6a4f3f, pebble a8a39b,
  cherry b8182c, sky 8fc4e8, flame e2572a, fire d8431f, ocean 24678c, sea 2f7f9c, strawberry d63a45
`);

/** Names that mean nothing but a colour wherever they stand. */
const SAFE = table(`
  pumpkin spice b0622f, peach fuzz f7bd98, living coral f76f63, viva magenta b83255, very peri 6667ab, classic blue 1a4c80,
  ultra violet 5f4b8b, mocha mousse a47864,
  prussian blue 1d3557, egyptian blue 2a4fa5, persian blue 2440b0, persian green 1f9a8a, klein blue 1430b8,
  oxford blue 1c2b4a, cambridge blue a3c1ad, air force blue 5d7f9c, wedgwood blue 7590b8, china blue 4f6fa0,
  dutch blue 4a6a9c, nile blue 2a6a80, nile green a6cfa0, aegean blue 2f6f9c, capri blue 1f9ac8,
  carolina blue 7fb2dc, columbia blue bcd9ea, alice blue eaf3fb, cerulean 2f86b8, azure 3f8fe0,
  cadet blue 5f8f9c, dodger blue 2f82f0, tiffany blue 8fd3cc, lake blue 2a7f9c, ocean blue 24678c,
  sea blue 2f7f9c, marine blue 1f4468, ink blue 1f2740, airforce blue 5d7f9c, ice green d6ebdf,
  lagoon blue 2f9aa0, horizon blue 8fb0c8, storm blue 566a7c, smoke blue 8a9bab, dusk blue 6a7a9c,
  dove blue a9b4bf, wisteria blue 8f9ad0, hydrangea blue 8fa4d4, delphinium blue 5a78c8, bluebell blue 6d78c0,
  kelly green 2f9a3f, british racing green 123f2c, racing green 123f2c, brunswick green 1b4a38,
  army green 5a5f3c, military green 585e40, loden 4f5a42, loden green 4f5a42, viridian 2f7a66, pine green 2f4f40,
  fern green 5f8a4f, ivy green 3f5a40, grass green 4f9a3f, leaf green 6a9f45, pea green 98b45c,
  avocado green 7f8a45, eau de nil c3d6b4, absinthe a9c24a, pear green c3ca5c, kiwi green 9bb548,
  clover green 3f8a4f, shamrock 1f9a5a, shamrock green 1f9a5a, spring green 8fd36f, spearmint 8fd3b0,
  peppermint bfe6d2, tea green cbdcb2, matcha green a9b66a, laurel green 9ab08f, juniper green 4a6a5e,
  cypress green 4b5c45, eucalyptus green 8faa9a, lichen green 9aa38a, reseda 8f9a72, verdant 3f7f4a,
  vermilion dc4527, vermillion dc4527, venetian red b8392f, pompeian red a23f34, turkey red b01f2a,
  indian red b0524c, cardinal b81f33, cardinal red b81f33, carmine a81f3a, cerise d6306f, blood red 8a1420,
  lipstick red c41f35, fire engine red ce2026, post box red c8202a, tomato red cf3f2e, poppy red dc3b2c,
  chili red b02a22, chilli red b02a22, strawberry red d63a45, pomegranate red a8233a, apple red b8262c,
  cranberry red 9c1f3a, wine red 6a1b35, garnet red 7c2233, lobster red c8392f, coral red ec5a4c,
  lacquer red b51f24, rose red c2345a, tulip red d62f3c, berry red a3204a, raspberry red b8275a, fox red a8502c,
  blood orange e2552c, pumpkin orange d9742b, papaya orange f2935c, mango orange f4a83c, carrot orange e5823a,
  persimmon orange dd5f33, marigold orange eb9a2b, apricot orange f5a76a, tiger orange e07f2c,
  naples yellow f2dc94, sunflower yellow f2b82e, mimosa yellow f3cf5a, primrose yellow f3e39a,
  buttercup yellow f5d03a, daffodil yellow f7d640, corn yellow f0d068, banana yellow f3dd7a,
  pineapple yellow f1d35a, saffron yellow eda526, onyx black 18181b, turmeric yellow d99a22, vanilla yellow f4e6b0,
  straw yellow dfc780, honey yellow e0a83f, gold yellow e3b23a, tea rose f2b8b0, old rose c08081,
  shocking pink ee2f8f, schiaparelli pink ee2f8f, millennial pink f1c3bb, shell pink f6cfc4,
  flamingo pink f28f9c, peony pink e38fa8, carnation pink f08ea0, petal pink f4cad2, candy pink f58bb5,
  barbie pink ee4f9f, ballet pink f3d3d0, ballet slipper f3d3d0, powder pink f3d6d4, strawberry pink f0788a,
  watermelon pink ee6a80, raspberry pink dd5f86, cherry blossom pink f6c6d2, orchid pink dfa0cf,
  cotton candy pink f6bcd2, tyrian purple 66023c, royal purple 5a3294, imperial purple 5a2a6a, byzantium 70295f,
  grape purple 5c3a72, orchid purple a35fb0, heather purple 8a6f9c, iris purple 6a5ab0, aubergine purple 3d2038,
  puce a86f76, damson 4a2340, wisteria purple a992d0, cocoa brown 6b4534, coffee brown 5b4334,
  mocha brown 7d5a48, espresso brown 3f2b23, walnut brown 5f4433, chestnut brown 7a4530, tobacco brown 7b5a3c,
  cinnamon brown a9623a, caramel brown a5692f, tan brown 9a6b42, fawn brown b08f6a, nut brown 6f4a30,
  hazelnut brown a67b5b, bark brown 5e4a3c, saddle brown 8b5530, rust brown 8f4526, umber brown 6a4a35,
  pearl grey cfd0d0, ash grey b2b5b2, stone grey a9a69d, smoke grey 8f9296, steel gray 7f868d, mouse grey 9a948f,
  dove gray b3b1b2, cloud grey c6cace, gunmetal grey 4b5157, pewter grey 8a8d91, french grey b4b8b0,
  storm grey 65696f, elephant grey 86868a, anthracite grey 3a3c41, snow white fafbfb, pearl white f3f0e8,
  milk white f7f3ea, chalk white f3f1ea, bone white ebe4d4, antique white f3e8d6, paper white f8f6f0,
  oyster white e6e0d4, cloud white f2f2ef, optic white ffffff, pure white ffffff, winter white f4efe2,
  off black 232326, soft black 2a2a2c, ink black 17181f, raven black 18191e, coal black 202022,
  cinnabar d2442f, titian b85a35, citron d9cf4a, marsala 8a4240, terra cotta c4673f, ox blood 571a20,
  prussian 1d3557, gamboge e3a51a, orpiment f0b83a, celeste b2e0e8, alizarin 9c1f2f, amaranth a0275a,
  cadmium red d8302a, cadmium yellow f7d22f, cadmium orange ee7a22, phthalo blue 14306e, phthalo green 12463f,
  rose quartz ecc6c6, smoky quartz 7a6a60, morganite f0c6bd, amazonite 7fc4b5, periwinkle blue 8f99e0,
  sandy beige dcc6a0, oat beige dfd2b8, camel brown a87a4a
`);

/** Colours with a plain name that grow as well. */
const FRUITS_AND_FLOWERS = [
  'rose',
  'tobacco',
  'lavender',
  'cherry',
  'lemon',
  'lime',
  'berry',
  'plum',
  'lilac',
];

/** Names of plants: before "flower" or "petal" they are those. */
const PLANT_NAMES: ReadonlySet<string> = new Set([...Object.keys(PLANTS), ...FRUITS_AND_FLOWERS]);

/**
 * Names of colours in the trade that are ordinary words as well. They are colours only where a
 * colour stands: before a noun, after "in" or "on", beside other colours.
 */
export const TRADE_NAMES: Readonly<Record<string, Hex>> = {
  ...EARTHS,
  ...GEMS_AND_METALS,
  ...WOODS_AND_SMOKES,
  ...PLANTS,
  ...CREATURES_AND_CLOTHS,
  ...DYES_AND_PIGMENTS,
  ...WATERS_AND_SKIES,
  ...FOODS,
};

/** Names in the trade that cannot be mistaken for a thing. */
export const SAFE_TRADE_NAMES = SAFE;

/** Test for a name of a plant. */
export const isPlant = (name: string): boolean => PLANT_NAMES.has(name);

/** Test for a name that grows or is eaten. */
export const isGrown = (name: string): boolean => isPlant(name) || Object.hasOwn(FOODS, name);
