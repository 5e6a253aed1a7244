import type { PartId } from '../garments/part-ids.ts';
import { meaningOf, type OutfitMatch, type OutfitMeaning } from './outfit-meaning.ts';

type Parts = Readonly<Record<string, PartId>>;

const OF_DRESSES: Parts = {
  skirt: 'skirt',
  'full skirt': 'skirt',
  'tulle skirt': 'skirt',
  top: 'bodice',
};
const OF_SARIS: Parts = { blouse: 'bodice', choli: 'bodice' };

const OF_TROUSERS: Parts = { trouser: 'leg', pant: 'leg' };

/** What a word that is a garment elsewhere names in a whole garment: the skirt of a dress. By the whole's id. */
const PARTS_OF: Readonly<Record<string, Parts>> = {
  dress: OF_DRESSES,
  gown: OF_DRESSES,
  'ball-gown': OF_DRESSES,
  sundress: OF_DRESSES,
  'new-look-dress': OF_DRESSES,
  'shirt-dress': OF_DRESSES,
  sari: OF_SARIS,
  lehenga: { ...OF_SARIS, skirt: 'skirt' },
  hanbok: { jeogori: 'bodice', jacket: 'bodice', chima: 'skirt', skirt: 'skirt' },
  sherwani: { churidar: 'leg', trouser: 'leg', pant: 'leg', pyjama: 'leg' },
  dirndl: { blouse: 'sleeve', skirt: 'skirt', bodice: 'bodice', apron: 'apron' },
  'ao-dai': OF_TROUSERS,
  chokha: OF_TROUSERS,
  agbada: OF_TROUSERS,
};

/** The matches with names of garments that are parts of one named before, in the same or another clause. */
export function settleParts(all: readonly OutfitMatch[]): OutfitMatch[] {
  const found = joinBodice(all);
  let whole: { id: string; phrase: string } | undefined;
  return found.map((match) => {
    const id = meaningOf(match, 'garment')?.id;
    const part =
      whole && whole.phrase !== match.phrase ? PARTS_OF[whole.id]?.[match.phrase] : undefined;
    if (part) return { ...match, meanings: [{ is: 'part', part }, ...cutsOf(match)] };
    if (id !== undefined && Object.hasOwn(PARTS_OF, id)) whole = { id, phrase: match.phrase };
    return match;
  });
}

/** The cuts that the name tells of the part: "with a full skirt". */
const cutsOf = ({ meanings }: OutfitMatch): OutfitMeaning[] =>
  meanings.filter(({ is }) => is === 'feature');

/** A bodice and a skirt named without a dress are one: "black velvet bodice, emerald satin skirt". */
function joinBodice(found: readonly OutfitMatch[]): readonly OutfitMatch[] {
  const isWhole = (match: OutfitMatch) =>
    Object.hasOwn(PARTS_OF, meaningOf(match, 'garment')?.id ?? '');
  const hasBodice = found.some(({ phrase }) => phrase === 'bodice');
  if (!hasBodice || found.some(isWhole)) return found;
  return found.map((match) =>
    meaningOf(match, 'garment')?.id === 'skirt'
      ? {
          ...match,
          meanings: match.meanings.map((one) =>
            one.is === 'garment' ? { ...one, id: 'dress' } : one,
          ),
        }
      : match,
  );
}
