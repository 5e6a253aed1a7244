import { createRng } from '../src/core/rng.ts';

const list = (words: string) => words.split(', ');

const COLOURS = list(
  'white, ivory, cream, beige, camel, tan, brown, chocolate, rust, terracotta, orange, peach, coral, red, burgundy, pink, blush, magenta, purple, lilac, navy, blue, cobalt, light blue, teal, turquoise, green, emerald, olive, khaki, mint, yellow, mustard, gold, silver, grey, charcoal, black, champagne',
);
const CLOTHS = list(
  'silk, satin, chiffon, denim, leather, wool, knit, cotton, linen, velvet, lace, tulle, sequin, tweed, nylon, organza',
);
const PRINTS = list('floral, striped, plaid, gingham, polka dot, leopard print, pinstripe, breton');
const DRESSES = list(
  'dress, gown, evening gown, slip dress, shirt dress, wrap dress, sundress, kaftan, jumpsuit, ball gown, maxi dress, mini dress, midi dress, blazer dress, wedding gown',
);
const TOPS = list(
  'shirt, t-shirt, knit sweater, turtleneck, hoodie, sweatshirt, polo shirt, cardigan, vest, blouse, corset top, fitted top, camisole top',
);
const OUTER = list(
  'trench coat, overcoat, coat, blazer, jacket, bomber jacket, denim jacket, biker jacket, puffer jacket, cape coat, kimono coat, boucle jacket',
);
const LOWER = list(
  'trousers, wide-leg trousers, jeans, cargo pants, leggings, shorts, joggers, chinos, skirt, pencil skirt, pleated skirt, mini skirt, midi skirt, maxi skirt, culottes, palazzo pants',
);
/** How many of `TOPS` and `LOWER` men wear too. */
const MENS = { tops: 9, lower: 8 };
const DETAILS = list(
  'with long sleeves, with puff sleeves, sleeveless, with bell sleeves, off-shoulder, one-shoulder, v-neck, square neckline, with a belt, with ruffles, with a slit, with cut-outs, with lace trim, boat neck, halter neck, with pockets, knee length, floor length, with a bow, with a train, strapless, with bishop sleeves, sweetheart neckline, asymmetric',
);
const WEARERS = ['', '', '', '', "Men's ", 'Menswear: ', "Girl's ", "Boy's "];
const FLATS = 0.05;

/** An outfit in words: the same for the same number, of every garment, cloth and colour in turn. */
export function practicePrompt(number: number): string {
  const rng = createRng(`practice|${number}`);
  const named = (garment: string) => {
    const words = [
      rng.next() < 0.2 ? rng.pick(PRINTS) : '',
      rng.next() < 0.85 ? rng.pick(COLOURS) : '',
      rng.next() < 0.45 ? rng.pick(CLOTHS) : '',
      garment,
    ];
    return words.filter(Boolean).join(' ');
  };
  if (rng.next() < FLATS) {
    return `Technical flat of a ${named(rng.pick([...DRESSES, ...TOPS, ...OUTER, ...LOWER]))}`;
  }
  const wearer = rng.pick(WEARERS);
  const isMan = wearer.includes('Men') || wearer.includes('Boy');
  const top = () => named(rng.pick(isMan ? TOPS.slice(0, MENS.tops) : TOPS));
  const lower = () => named(rng.pick(isMan ? LOWER.slice(0, MENS.lower) : LOWER));
  const kind = rng.next();
  if (kind < 0.4 && !isMan)
    return `${wearer}${named(rng.pick(DRESSES))} ${rng.pick(DETAILS)}, ${rng.pick(DETAILS)}`;
  if (kind < 0.55) return `${wearer}${named(rng.pick(OUTER))} over a ${top()}`;
  if (kind < 0.7) return `${wearer}${named(rng.pick(OUTER))} with ${lower()}`;
  return `${wearer}${top()} ${rng.next() < 0.4 ? rng.pick(DETAILS) : ''} with ${lower()}`;
}
