import { type Rgb, toRgb } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { PartId } from '../../sketch/garments/part-ids.ts';
import type { Design } from './design/axes.ts';
import type { Mark } from './marks/mark.ts';
import type { GarmentPart, OwnCloth, Panel } from './panel.ts';
import type { PartWish } from './part-wishes.ts';

/** Panels that piping goes around; its other half lies below them. */
const PIPED: ReadonlySet<string> = new Set([
  'collar',
  'lapel',
  'cuff',
  'pocket',
  'flap',
  'cushion',
  'waistband',
  'kangaroo pocket',
  'stand',
  'bib',
  'belt',
]);

/** Names of a part's panels, without their side or number, and its kinds of marks. */
type PartLook = { panels: readonly string[]; marks?: readonly Mark['is'][] };

const LOOKS: Record<PartId, PartLook> = {
  sleeve: { panels: ['sleeve', 'cuff'] },
  cuff: { panels: ['cuff'] },
  collar: {
    panels: [
      'collar',
      'collar back',
      'upper collar',
      'stand',
      'funnel',
      'roll neck',
      'lapel',
      'lapel back',
      'neck rib',
      'back rib',
    ],
  },
  lapel: { panels: ['lapel', 'lapel back'] },
  hood: { panels: ['hood', 'hood hollow'] },
  pocket: {
    panels: ['pocket', 'flap', 'welt', 'kangaroo pocket', 'cargo', 'cargo flap', 'breast welt'],
  },
  belt: { panels: ['belt', 'knot', 'tie'] },
  bow: { panels: ['bow', 'knot', 'tail'] },
  button: { panels: [], marks: ['button'] },
  lining: { panels: ['lining', 'back inside', 'hood hollow', 'hollow', 'waist hollow'] },
  ruffle: { panels: ['ruffle'] },
  waistband: { panels: ['waistband'] },
  strap: { panels: ['strap', 'handle'], marks: ['cord'] },
  cord: { panels: [], marks: ['cord'] },
  zip: { panels: [], marks: ['zip'] },
  buckle: { panels: [], marks: ['buckle'] },
  epaulette: { panels: ['epaulette'] },
  back: { panels: ['back inside'] },
  bodice: { panels: ['body', 'front', 'bib'] },
  skirt: { panels: ['skirt', 'wrap', 'tier'] },
  stripe: { panels: ['side stripe'] },
  border: { panels: ['border'] },
  edge: { panels: ['trim', 'neck rib', 'back rib', 'rib hem'] },
  rib: { panels: ['neck rib', 'back rib', 'rib hem', 'cuff', 'roll neck'] },
  band: { panels: ['band', 'waistband'] },
  neckline: { panels: ['neck rib', 'back rib'] },
  hem: { panels: ['rib hem'] },
  brim: { panels: ['brim'] },
  sole: { panels: ['sole'] },
  toe: { panels: ['toe', 'heel'] },
  leg: { panels: ['leg'] },
  // No product picture has these.
  feather: { panels: [] },
  frog: { panels: [] },
  yoke: { panels: [] },
  'reflective-band': { panels: [] },
  'pom-pom': { panels: [] },
  rickrack: { panels: [] },
  'pocket-square': { panels: [] },
  petticoat: { panels: [] },
  patch: { panels: [] },
  jabot: { panels: [] },
  scallop: { panels: [] },
  tab: { panels: [] },
  apron: { panels: [] },
  cartridge: { panels: [] },
  fringe: { panels: [] },
  piping: { panels: ['trim', 'neck rib', 'back rib', 'rib hem'] },
};

/** Colours of cloths that nobody dyes to match; others take the ground colour of the picture. */
const NATURAL: { readonly [Id in FabricId]?: Rgb } = {
  leather: [104, 66, 42],
  suede: [150, 112, 78],
  denim: [62, 80, 112],
  fur: [234, 224, 203],
  fleece: [234, 224, 203],
};

/** The garment with the colours and cloths of its parts, and the wishes that a part of it answers. */
export type DressedParts = { parts: GarmentPart[]; answered: PartWish[] };

/**
 * Gives parts the colours and cloths that a prompt asks for. Cloths without a colour are plain:
 * leather in its own brown, others in `ground`. Of "white sleeves, red cuffs" the cuffs are red.
 */
export function dressParts(
  parts: readonly GarmentPart[],
  { wishes, ground }: { wishes: readonly PartWish[]; ground: Rgb },
): DressedParts {
  const piping = wishes.find(({ isPiping, colour }) => isPiping && colour);
  const answered = new Set<PartWish>();
  const breadth = ({ part }: PartWish) => LOOKS[part].panels.length;
  const only = wishes.filter(({ isOnly }) => isOnly === true);
  const ordered = wishes
    .filter(({ isOnly }) => isOnly !== true)
    .toSorted((one, other) => breadth(other) - breadth(one));
  return { parts: parts.map(dressed), answered: [...answered] };

  function dressed(part: GarmentPart): GarmentPart {
    if (part.is === 'group') return { ...part, parts: part.parts.map(dressed) };
    if (part.is !== 'panel') return tinted(part);
    const own = ordered.filter(({ part: id }) => LOOKS[id].panels.includes(bareName(part)));
    for (const wish of own) answered.add(wish);
    const marks = [...part.marks.map(tinted), ...pipingOf(part)];
    if (own.length > 0) return { ...part, marks, ...clothFor(own, ground) };
    return isPlain(part) ? { ...part, marks, ...clothFor([], ground) } : { ...part, marks };
  }

  /** Test for a panel that none of the parts is of which alone the pattern is asked. */
  function isPlain(panel: Panel): boolean {
    const asked = only.filter(({ part }) => LOOKS[part].panels.includes(bareName(panel)));
    for (const wish of asked) answered.add(wish);
    return only.length > 0 && asked.length === 0 && panel.own === undefined;
  }

  function pipingOf(panel: Panel): Mark[] {
    if (!piping?.colour || !PIPED.has(bareName(panel))) return [];
    answered.add(piping);
    return panel.outlines.map((path) => ({
      is: 'cord',
      path: [...path, path[0]],
      widthCm: 1.1,
      look: 'cord',
      colour: toRgb(piping.colour ?? '#000000'),
    }));
  }

  function tinted(mark: Mark): Mark {
    const own = ordered.filter(
      ({ part, colour }) => colour && LOOKS[part].marks?.includes(mark.is),
    );
    for (const wish of own) answered.add(wish);
    const colour = own.at(-1)?.colour;
    return colour && isTintable(mark) ? { ...mark, colour: toRgb(colour) } : mark;
  }
}

/** Buttons of a garment, those of its groups too; where a number was asked for, those of its front. */
export function countButtons(parts: readonly GarmentPart[], { buttons }: Design): number {
  if (buttons !== undefined) return Number(buttons);
  return parts.reduce((count, part) => {
    if (part.is === 'group') return count + countButtons(part.parts, {});
    const marks = part.is === 'panel' ? part.marks : [part];
    return count + marks.filter(({ is }) => is === 'button').length;
  }, 0);
}

type Tintable = Extract<Mark, { colour?: Rgb }>;

const TINTABLE: ReadonlySet<Mark['is']> = new Set(['button', 'zip', 'cord', 'buckle']);
const isTintable = (mark: Mark): mark is Tintable => TINTABLE.has(mark.is);

const bareName = ({ name }: Panel): string => name.replace(/ (left|right|-?[\d.]+)$/, '');

function clothFor(wishes: readonly PartWish[], ground: Rgb): { own: OwnCloth } {
  const fabric = wishes.findLast((wish) => wish.fabric)?.fabric;
  const colour = wishes.findLast((wish) => wish.colour)?.colour;
  const dyed = colour ? toRgb(colour) : fabric ? (NATURAL[fabric] ?? ground) : ground;
  return { own: { colour: dyed, ...(fabric && { fabric }) } };
}
