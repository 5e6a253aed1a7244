import type { Rng } from '../../core/rng.ts';
import type { BodyKind } from '../figure/body.ts';
import { SHOES } from '../figure/shoes/registry.ts';
import type { Outfit } from '../outfit/outfit.ts';

type Ids = readonly string[];

/** Shoes that go with a garment, by its id; the first garment of the list that is worn decides. */
const WITH: readonly (readonly [garments: Ids, shoes: Ids])[] = [
  [
    ['hoodie', 'sweatshirt', 'joggers', 'leggings', 'cargo', 'dungarees', 'track-jacket'],
    ['sneakers'],
  ],
  [['varsity-jacket', 'windbreaker', 'anorak', 'sports-bra', 'tennis-skirt'], ['sneakers']],
  [
    ['swimsuit', 'bikini', 'tankini', 'swim-shorts', 'sarong'],
    ['flat-sandals', 'barefoot', 'mules'],
  ],
  [
    ['pyjamas', 'nightdress', 'onesie', 'dressing-gown'],
    ['barefoot', 'mules', 'flats', 'loafers'],
  ],
  [
    ['furisode', 'sari', 'lehenga', 'hanbok'],
    ['flat-sandals', 'flats'],
  ],
  [
    ['cheongsam', 'ao-dai', 'flapper-dress', 'new-look-dress'],
    ['pumps', 'mules', 'sandals'],
  ],
  [
    ['sherwani', 'agbada', 'kurta'],
    ['loafers', 'flats', 'mules'],
  ],
  [['jodhpurs', 'chokha', 'side-robe'], ['riding-boots']],
  [
    ['ski-suit', 'snowsuit', 'parka', 'duffle-coat', 'aviator'],
    ['combat-boots', 'ankle-boots', 'chelsea-boots'],
  ],
  [
    ['tailcoat', 'tuxedo-jacket', 'morning-coat'],
    ['oxfords', 'pumps'],
  ],
  [
    ['gown', 'ball-gown'],
    ['pumps', 'sandals', 'pumps'],
  ],
  [
    ['biker-jacket', 'puffer'],
    ['combat-boots', 'ankle-boots', 'chelsea-boots', 'sneakers'],
  ],
  [
    ['coat', 'overcoat', 'trench', 'cape'],
    ['ankle-boots', 'boots', 'chelsea-boots', 'oxfords'],
  ],
  [
    ['shorts', 'sundress', 'kaftan'],
    ['flat-sandals', 'sandals', 'flats', 'loafers', 'sneakers'],
  ],
  [
    ['jeans', 'denim-jacket', 'bomber'],
    ['sneakers', 'ankle-boots', 'loafers', 'chelsea-boots'],
  ],
  [
    ['blazer', 'trousers'],
    ['pumps', 'loafers', 'oxfords', 'mules'],
  ],
];

/** Words of sport and of the street, of which trainers are part. */
const SPORTY: ReadonlySet<string> = new Set(
  `sport sports sporty sportswear activewear athleisure athletic gym yoga pilates running runner
  jogging jogger joggers tracksuit track workout fitness training trainer tennis golf football
  soccer basketball netball cycling cyclist skate skater skateboard streetwear gymwear
  sweatpants sweats headband sweatband visor warmers legwarmers dancer hiking rave`.split(/\s+/),
);

type Wearer = { kind: BodyKind; tokens: readonly string[]; rng: Rng };

/** The id of shoes that go with an outfit and suit who wears it; undefined where any do. */
export function suitedShoes({ pieces }: Outfit, { kind, tokens, rng }: Wearer): string | undefined {
  if (tokens.some((token) => SPORTY.has(token))) return rng.pick(['sneakers']);
  const worn = new Set(pieces.map(({ garment }) => garment.id));
  const rule = WITH.find(([garments]) => garments.some((id) => worn.has(id)));
  const suits = rule?.[1].filter((id) =>
    SHOES.some((shoe) => shoe.id === id && shoe.who.includes(kind)),
  );
  return suits && suits.length > 0 ? rng.pick(suits) : undefined;
}
