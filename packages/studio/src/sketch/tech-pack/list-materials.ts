import type { TechPackGarment } from '@toile/contract';
import type { Hex } from '../../core/colour.ts';
import type { Region } from '../../core/scene/scene.ts';
import { nearestColourName } from '../../words/nearest-colour-name.ts';
import type { Piece } from '../garments/garment.ts';
import { isRegionOf } from '../garments/part-ids.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { meaningOf } from '../outfit/outfit-meaning.ts';
import type { View } from '../seen/view.ts';
import { bareName, isSleeve, isTrunk, type SeenFlat } from './flat-view.ts';
import { isOutlineSeen } from './is-outline-seen.ts';

type Materials = Pick<TechPackGarment, 'colours' | 'cloths' | 'print' | 'trims'>;

type Wearing = {
  piece: Piece;
  outfit: Outfit;
  /** The picture as it was drawn. */
  picture: View;
  flat: SeenFlat;
  /** True for a flat in plain line: what is white has no colour. */
  isPlain: boolean;
};

/** Less of a colour, in pixels of the view's map, is a button's or a shadow's. */
const LEAST_COLOUR_PX = 8;
const MOST_COLOURS = 6;
const PAPER: Hex = '#ffffff';

/** Colours, cloths and trims of a garment, as its picture shows them. */
export function listMaterials(wearing: Wearing): Materials {
  const { piece } = wearing;
  const { print } = piece;
  return {
    colours: listColours(wearing),
    cloths: listCloths(wearing),
    ...(print && print.id !== 'given' && { print: print.id }),
    trims: listTrims(wearing),
  };
}

const isMain = (region: Region): boolean => isTrunk(region) || isSleeve(region);

/** Parts that are the garment's own cloth, whatever they are called. */
const useOf = (region: Region): string => {
  const name = bareName(region.part);
  const isOwn = isMain(region) && /^(bodice|front|back|skirt|tier|leg|sleeve|bib|robe)/.test(name);
  return isOwn ? 'main' : name.replaceAll(' ', '-');
};

function listColours({ picture, piece, isPlain }: Wearing): TechPackGarment['colours'] {
  const seen = new Map<Hex, { px: number; uses: Set<string> }>();
  for (const [id, px] of picture.seenPx) {
    const region = picture.byId.get(id);
    if (!region || region.garment !== piece.garment.id || region.part.endsWith(' inside')) continue;
    if (isPlain && !piece.isDyed && region.colour === PAPER) continue;
    const known = seen.get(region.colour) ?? { px: 0, uses: new Set() };
    seen.set(region.colour, { px: known.px + px, uses: known.uses.add(useOf(region)) });
  }
  const isDrawn = !isPlain || piece.isDyed;
  const printed = isDrawn && piece.print && piece.print.id !== 'given' ? piece.print.colours : [];
  for (const hex of printed) {
    const known = seen.get(hex) ?? { px: LEAST_COLOUR_PX, uses: new Set() };
    seen.set(hex, { ...known, uses: known.uses.add('print') });
  }
  return [...seen]
    .filter(([, { px }]) => px >= LEAST_COLOUR_PX)
    .toSorted(([, one], [, other]) => other.px - one.px)
    .slice(0, MOST_COLOURS)
    .map(([hex, { uses }]) => ({
      hex,
      name: nearestColourName(hex),
      uses: uses.has('main') ? ['main'] : [...uses].slice(0, 3),
    }));
}

function listCloths({ piece, outfit, flat }: Wearing): TechPackGarment['cloths'] {
  const named = new Set(
    outfit.claims
      .filter(({ garment }) => garment === piece.garment.id)
      .flatMap(({ match }) => meaningOf(match, 'fabric')?.id ?? []),
  );
  const parts = [...(piece.parts ?? [])].flatMap(([part, { fabric }]) => {
    const isSeen = [...flat.view.seenPx.keys()].some((id) => {
      const region = flat.view.byId.get(id);
      return region !== undefined && isRegionOf(part, region.part);
    });
    return fabric && isSeen ? { fabric: fabric.id, uses: [part], isNamed: true } : [];
  });
  const main = { fabric: piece.fabric.id, uses: ['main'], isNamed: named.has(piece.fabric.id) };
  return [main, ...parts];
}

type Trim = {
  id: string;
  isCounted: boolean;
  /** True where the outlines of a region are one thing: a buckle's frame. */
  isWhole?: boolean;
};

/** Regions that are bought and sewn on, and whether they are counted. */
export const TRIMS: Readonly<Record<string, Trim>> = {
  button: { id: 'button', isCounted: true },
  buttons: { id: 'button', isCounted: true },
  toggle: { id: 'toggle', isCounted: true },
  frog: { id: 'frog', isCounted: true },
  stud: { id: 'stud', isCounted: true },
  buckle: { id: 'buckle', isCounted: true, isWhole: true },
  'pom-pom': { id: 'pom-pom', isCounted: true },
  zip: { id: 'zip', isCounted: false },
  cord: { id: 'cord', isCounted: false },
  piping: { id: 'piping', isCounted: false },
  rickrack: { id: 'rickrack', isCounted: false },
  'lace trim': { id: 'lace-trim', isCounted: false },
  'hem fur': { id: 'fur', isCounted: false },
  'cuff fur': { id: 'fur', isCounted: false },
  feathers: { id: 'feathers', isCounted: false },
  'reflective band': { id: 'reflective-band', isCounted: false },
  'hem rib': { id: 'rib', isCounted: false },
  'neck band': { id: 'rib', isCounted: false },
};

function listTrims({ flat, piece }: Wearing): TechPackGarment['trims'] {
  const counts = new Map<string, number | null>();
  for (const region of flat.view.byId.values()) {
    const trim = TRIMS[bareName(region.part)];
    if (!trim) continue;
    const seen = region.outlines.filter((outline) => isOutlineSeen(flat, outline, region.id));
    if (seen.length === 0) continue;
    const before = counts.get(trim.id) ?? 0;
    counts.set(trim.id, trim.isCounted ? before + (trim.isWhole ? 1 : seen.length) : null);
  }
  const elastic = piece.design.waist === 'elastic' ? [{ id: 'elastic', count: null }] : [];
  return [...[...counts].map(([id, count]) => ({ id, count })), ...elastic];
}
