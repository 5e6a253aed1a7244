import type { Print } from '../../core/scene/scene.ts';

type Words = readonly string[];

/** Singular words and phrases that ask for a print, whatever stands around them. */
const CLOTH_WORDS: Readonly<Record<Print['id'], Words>> = {
  stripe: ['stripe', 'striped', 'vertical stripe', 'candy stripe', 'vertically striped'],
  pinstripe: ['pinstripe', 'pinstriped', 'chalk stripe', 'pin stripe', 'chalkstripe'],
  breton: [
    'breton',
    'horizontal stripe',
    'horizontally striped',
    'marinière',
    'mariniere',
    'nautical stripe',
    'sailor stripe',
  ],
  plaid: [
    'plaid',
    'tartan',
    'check',
    'checked',
    'checkered',
    'chequered',
    'madras',
    'prince of wales',
    'prince of wales check',
    'glen check',
    'buffalo check',
    'flannel check',
  ],
  gingham: ['gingham', 'vichy'],
  floral: [
    'floral',
    'flower',
    'flowered',
    'floral print',
    'flower print',
    'rose print',
    'liberty print',
    'ditsy',
    'printed',
  ],
  dots: ['polka dot', 'dot', 'dotted', 'spotted', 'polka'],
  leopard: ['leopard', 'leopard print', 'animal print', 'cheetah', 'leopard spot', 'jaguar print'],
  zebra: ['zebra', 'zebra stripe', 'zebra print'],
  snakeskin: ['snakeskin', 'snake skin', 'snake print', 'python', 'python print', 'reptile print'],
  camouflage: ['camouflage', 'camo'],
  cow: ['cow print', 'cowhide print', 'dalmatian print', 'cow spot'],
  houndstooth: ['houndstooth', 'hounds tooth', 'dogtooth', 'dog tooth', 'puppytooth'],
  herringbone: ['herringbone', 'herringbone tweed'],
  checkerboard: ['checkerboard', 'chequerboard', 'chessboard', 'checkerboard check'],
  windowpane: ['windowpane', 'windowpane check', 'window pane check', 'grid check'],
  argyle: ['argyle', 'argyll', 'harlequin diamond'],
  chevron: ['chevron', 'zigzag', 'zig zag', 'chevron stripe', 'zigzag stripe'],
  paisley: ['paisley'],
  leaves: ['botanical', 'tropical', 'foliage'],
  stars: ['starry'],
  hearts: [],
  cherries: [],
  lemons: [],
  strawberries: [],
  butterflies: [],
  cranes: [],
  geometric: [],
  abstract: [],
  patchwork: ['patchwork', 'patchworked', 'patchwork quilt'],
  'tie-dye': ['tie dye', 'tie dyed', 'tiedye', 'tie dyeing'],
  ombre: [
    'ombre',
    'ombré',
    'dip dye',
    'dip dyed',
    'gradient',
    'gradient dye',
    'degrade',
    'dégradé',
    'ombre effect',
  ],
  'colour-block': [
    'colour block',
    'color block',
    'colour blocked',
    'color blocked',
    'colour blocking',
    'color blocking',
    'colourblock',
    'colorblock',
  ],
};

/** Things that are printed where the prompt says so: "star print", "with lemons". */
const MOTIF_NOUNS: Readonly<Partial<Record<Print['id'], Words>>> = {
  floral: ['rose', 'daisy', 'blossom', 'wildflower'],
  leaves: ['leaf', 'palm leaf', 'palm', 'fern', 'monstera', 'banana leaf', 'jungle'],
  stars: ['star'],
  hearts: ['heart'],
  cherries: ['cherry'],
  lemons: ['lemon'],
  strawberries: ['strawberry'],
  butterflies: ['butterfly'],
  cranes: ['crane'],
  geometric: ['geometric', 'geometric shape'],
  abstract: ['abstract', 'brushstroke', 'terrazzo'],
};
/** Flowers that prints show as flowers of no kind. */
export const OTHER_FLOWERS: Words = [
  'peony',
  'hibiscus',
  'sunflower',
  'magnolia',
  'orchid',
  'cherry blossom',
  'chrysanthemum',
  'carnation',
];
const AFTER_A_MOTIF: Words = ['print', 'printed', 'motif', 'pattern', 'patterned'];

const motifPhrases = (nouns: Words): string[] =>
  nouns.flatMap((noun) => AFTER_A_MOTIF.map((after) => `${noun} ${after}`));

/** Things that are a print when there are several of them, or where a word like "print" follows. */
export const MOTIFS: ReadonlySet<string> = new Set(
  Object.values(MOTIF_NOUNS)
    .flat()
    .filter((noun) => !CLOTH_WORDS.floral.includes(noun))
    .concat(OTHER_FLOWERS),
);

/** True for words that say already that they are printed. */
const isPhrase = (word: string): boolean => / (print|printed|motif|pattern)$|^printed$/.test(word);

const phrasesOf = (id: Print['id']): Words => [
  ...new Set([
    ...CLOTH_WORDS[id],
    ...motifPhrases(CLOTH_WORDS[id].filter((word) => !isPhrase(word))),
    ...motifPhrases(MOTIF_NOUNS[id] ?? []),
  ]),
];

/** The phrases that ask for a print, the likeliest first. */
export const PRINT_WORDS: Readonly<Record<Print['id'], Words>> = {
  stripe: phrasesOf('stripe'),
  pinstripe: phrasesOf('pinstripe'),
  breton: phrasesOf('breton'),
  plaid: phrasesOf('plaid'),
  gingham: phrasesOf('gingham'),
  floral: phrasesOf('floral'),
  dots: phrasesOf('dots'),
  leopard: phrasesOf('leopard'),
  zebra: phrasesOf('zebra'),
  snakeskin: phrasesOf('snakeskin'),
  camouflage: phrasesOf('camouflage'),
  cow: phrasesOf('cow'),
  houndstooth: phrasesOf('houndstooth'),
  herringbone: phrasesOf('herringbone'),
  checkerboard: phrasesOf('checkerboard'),
  windowpane: phrasesOf('windowpane'),
  argyle: phrasesOf('argyle'),
  chevron: phrasesOf('chevron'),
  paisley: phrasesOf('paisley'),
  leaves: phrasesOf('leaves'),
  stars: phrasesOf('stars'),
  hearts: phrasesOf('hearts'),
  cherries: phrasesOf('cherries'),
  lemons: phrasesOf('lemons'),
  strawberries: phrasesOf('strawberries'),
  butterflies: phrasesOf('butterflies'),
  cranes: phrasesOf('cranes'),
  geometric: phrasesOf('geometric'),
  abstract: phrasesOf('abstract'),
  patchwork: phrasesOf('patchwork'),
  'tie-dye': phrasesOf('tie-dye'),
  ombre: phrasesOf('ombre'),
  'colour-block': phrasesOf('colour-block'),
};

/** The things that a print shows, each a print only among several: "with stars". */
export const motifNouns = (id: Print['id']): Words => MOTIF_NOUNS[id] ?? [];
