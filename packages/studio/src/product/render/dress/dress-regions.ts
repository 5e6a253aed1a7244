import { adjust, type Hex, lightness, mix, toLab, toRgb } from '../../../core/colour.ts';
import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import { smoothstep } from '../../../core/interpolate.ts';
import { createRng } from '../../../core/rng.ts';
import { clothOfRegion } from '../../../sketch/garments/part-cloth.ts';
import { isRegionOf } from '../../../sketch/garments/part-ids.ts';
import { garmentOf } from '../../../sketch/garments/registry.ts';
import { chooseColours } from '../../../sketch/outfit/choose-colours.ts';
import type { PartWish, Wish } from '../../../sketch/outfit/gather-wish.ts';
import { colourGap } from '../../sketch-reading/ground-colours.ts';
import type { ReadRegion, SketchReading } from '../../sketch-reading/sketch-reading.ts';
import { type LaidPrint, laidPrint } from '../laid-print.ts';
import { type Look, shadeOf } from '../look.ts';
import { figured, RELIEFS, type Structure, type StructureId } from '../materials/structures.ts';
import { type Albedo, linearOf, type Surface } from '../surfaces.ts';
import type { NamedWear } from './named-wear.ts';
import { printColours } from './print-colours.ts';
import type { BoundStructure } from './structure-words.ts';
import type { ThingCloth } from './thing-cloth.ts';

export type Dressing = {
  wear: readonly NamedWear[];
  /** True where the prompt names a garment at all. */
  isNamed: boolean;
  /** Of the run. */
  seed: string;
  variant: number;
  look: Look;
  /** True: a painted and inked illustration. */
  isInked: boolean;
  /** Indices in `wear` of the garments that the picture is about. */
  main: readonly number[];
  /** Patterns in the prompt's words, by the index in `wear`. */
  prints?: ReadonlyMap<number, string>;
  /** Colours that garments run into, and those that are quilted, by the index in `wear`. */
  fades?: ReadonlyMap<number, Hex>;
  quilted?: ReadonlySet<number>;
  /** Of shoes, and of hats and the like by the names of their regions. */
  shoes?: ThingCloth;
  accessories?: ReadonlyMap<string, ThingCloth>;
  /** Colours of piping, by the index in `wear`. */
  piping?: ReadonlyMap<number, Hex>;
  structures?: readonly BoundStructure[];
  fringes?: ReadonlyMap<number, Hex | undefined>;
  hair?: Hex;
};

export type Dressed = { surfaces: Surface[]; skin: Hex; main: Hex; mainFabric: Fabric };

const SKINS: readonly Hex[] = ['#e9b996', '#d6a077', '#b97f58', '#8a5a40'];
const HAIRS: readonly Hex[] = ['#2a211e', '#4b3226', '#6b4730', '#1f1c1d'];
const SHOES: Hex = '#2b2729';

/** Gives each region its cloth and colour: the prompt's, else the sketch's, else one that suits. */
export function dressRegions(reading: SketchReading, dressing: Dressing): Dressed {
  const rng = createRng(`${dressing.seed}|person`);
  const skinOf = dressing.isInked ? warmed : (own: Hex) => own;
  const skin = skinOf(colourOf(reading, 'face') ?? rng.pick(SKINS));
  const hair = colourOf(reading, 'hair') ?? rng.pick(HAIRS);
  const garments = [...reading.regions.values()].filter((one) => one.class === 'garment');
  const areas = extentsOf(reading);
  const cloths = new Map(clothGroups(garments, dressing, areas).map((one) => [one.key, one]));
  const surfaces = [...reading.regions.values()].map((region): Surface => {
    const drawn = reading.isMapped ? region.colour : undefined;
    if (region.class === 'skin')
      return surface(region, region.part === 'cheek' || !drawn ? skin : skinOf(drawn), 'cotton');
    if (region.class === 'hair') return surface(region, dressing.hair ?? drawn ?? hair, 'cotton');
    if (region.class === 'shoe' || region.class === 'accessory') return thing(region, dressing);
    const cloth = cloths.get(keyOf(region, dressing));
    if (!cloth) return surface(region, region.colour ?? skin, 'cotton');
    const own = ownCloth(cloth, region.part);
    const colour = own.colour ?? regionColour(region, cloth);
    const fabric = own.fabric ?? trimFabric(region, cloth) ?? cloth.fabric.id;
    const lit = surface(region, shadeOf(dressing.look, colour), fabric);
    const laid = own.colour || own.fabric ? undefined : cloth.laid;
    const { isQuilted } = cloth;
    const fade = own.colour ? undefined : fadeOf(region, cloth, dressing);
    return {
      ...lit,
      laid,
      fade,
      isQuilted,
      ...trimmed(region, cloth, dressing),
      marks: marksOn(lit, cloth, { reading, dressing, colour }),
    };
  });
  const largest = [...cloths.values()].toSorted((a, b) => b.areaPx - a.areaPx)[0];
  const main = cloths.get(`worn ${dressing.main[0]}`) ?? largest;
  return {
    surfaces,
    skin,
    main: main?.colour ?? '#8a8a8a',
    mainFabric: main?.fabric ?? fabricOf('cotton'),
  };
}

/** Skin in the light: what a sketch leaves as pale as its paper looks like porcelain in a painted picture. */
const warmed = (drawn: Hex): Hex =>
  mix(drawn, SKINS[0], 0.6 * smoothstep(0.84, 0.95, lightness(drawn)));

/** The colour and cloth of a part of its own; what lies below a sheer skirt has that skirt's colour. */
function ownCloth(cloth: Cloth, part: string): Partial<PartWish> {
  const own = clothOfRegion(cloth, part);
  if (part !== 'lining' || own.colour) return own;
  const { colour } = clothOfRegion(cloth, 'skirt');
  return colour ? { ...own, colour } : own;
}

/** Structure and piping of a region. */
function trimmed(
  region: ReadRegion,
  { key, laid }: Cloth,
  { structures = [], piping, fringes, look }: Dressing,
): Pick<Surface, 'structure' | 'piping' | 'fringe'> {
  const at = Number(key.replace('worn ', ''));
  const own = structures.filter(({ garment }) => garment === at);
  const found =
    own.find(({ part }) => part && isRegionOf(part, region.part)) ??
    (laid ? undefined : own.find(({ part }) => part === undefined));
  const cord = piping?.get(at);
  return {
    ...(found && { structure: structureOf(found.id) }),
    ...(fringes?.has(at) && { fringe: fringeOf(fringes.get(at)) }),
    ...(cord && { piping: albedoOf(region, shadeOf(look, cord)) }),
  };
}

const fringeOf = (colour: Hex | undefined): Surface['fringe'] =>
  colour === undefined ? 'self' : toRgb(colour);

/** The words for a figure that is laid on satin as light and dark. */
const FIGURE = 'white damask on black';

const structureOf = (id: StructureId): Structure =>
  id === 'figured' ? figured(laidPrint(FIGURE)) : RELIEFS[id];

function fadeOf(
  region: ReadRegion,
  { fade, top, bottom }: Cloth,
  { look }: Dressing,
): Surface['fade'] {
  return fade ? { albedo: albedoOf(region, shadeOf(look, fade)), top, bottom } : undefined;
}

/** Shoes, hats and the like; soles and heels keep their colour. */
function thing(region: ReadRegion, { shoes, accessories, wear }: Dressing): Surface {
  const isSole = /sole|sock/.test(region.part);
  const trim = wear.find(({ garment }) => garment.id === region.garment)?.wish;
  const own: ThingCloth =
    region.class === 'shoe'
      ? ((isSole ? undefined : shoes) ?? {})
      : (accessories?.get(region.part) ?? clothOfRegion({ parts: trim?.parts }, region.part));
  const made = surface(region, own.colour ?? region.colour ?? SHOES, own.fabric ?? 'leather');
  return own.structure ? { ...made, structure: structureOf(own.structure) } : made;
}

/** Colours of the sketch's print on this cloth. */
function marksOn(
  { region }: Surface,
  { printColour }: Cloth,
  { reading, dressing, colour }: { reading: SketchReading; dressing: Dressing; colour: Hex },
): Albedo[] | undefined {
  if (!reading.print || reading.print.colours.length === 0) return undefined;
  const recolouring = { drawn: region.colour ?? colour, cloth: colour, asked: printColour };
  return printColours(reading.print.colours, recolouring).map((one) =>
    albedoOf(region, shadeOf(dressing.look, one)),
  );
}

const surface = (region: ReadRegion, colour: Hex, fabric: Fabric['id']): Surface => ({
  region,
  colour,
  albedo: albedoOf(region, colour),
  fabric: fabricOf(fabric),
});

/** The whitest cloth still gives back little more than half of the light, so that its folds show. */
function albedoOf({ class: is }: ReadRegion, colour: Hex): Surface['albedo'] {
  const [r, g, b] = linearOf(colour);
  if (is === 'skin') return [Math.min(0.74, r * 0.9), g * 0.9, b * 0.9];
  if (is !== 'garment') return [r, g, b];
  const scale = 0.57 / Math.max(0.57, r, g, b);
  return [Math.max(0.006, r * scale), Math.max(0.006, g * scale), Math.max(0.007, b * scale)];
}

/** One garment's cloth: its colour, and what the sketch showed as its colour. */
type Cloth = {
  key: string;
  areaPx: number;
  colour: Hex;
  drawn?: Hex;
  isAsked: boolean;
  fabric: Fabric;
  /** Cloth in which the drawing has most of it. */
  drawnFabric?: Fabric['id'];
  /** Colour of its print that the prompt names. */
  printColour?: Hex;
  /** Parts for which the prompt names a colour or a cloth. */
  parts?: Wish['parts'];
  /** A pattern that the prompt names. */
  laid?: LaidPrint;
  /** The colour that it runs into, and its first and last row. */
  fade?: Hex;
  top: number;
  bottom: number;
  isQuilted: boolean;
};

/** Key of the garment of the prompt that a region belongs to; else of the region's own garment or part. */
function keyOf(region: ReadRegion, { wear, isNamed }: Dressing): string {
  const at = wearOf(region, wear);
  if (at >= 0) return `worn ${at}`;
  return isNamed && region.garment ? region.garment : `part ${region.garment ?? region.part}`;
}

function wearOf({ garment, part }: ReadRegion, wear: readonly NamedWear[]): number {
  if (garment) {
    const same = wear.findIndex((one) => one.garment.id === garment);
    if (same >= 0) return same;
    const { place } = garmentOf(garment);
    const alike = wear.findIndex((one) => one.garment.place === place);
    if (alike >= 0) return alike;
    const isTop = place === 'upper' || place === 'outer';
    const near = wear.findIndex(
      (one) => isTop && ['upper', 'outer', 'full'].includes(one.garment.place),
    );
    if (near >= 0) return near;
    return place === 'full' || wear.some((one) => one.garment.place === 'full') ? 0 : -1;
  }
  const places = part === 'lower' ? ['lower', 'full'] : ['upper', 'outer', 'full'];
  const at = wear.findIndex((one) => places.includes(one.garment.place));
  return at >= 0 ? at : 0;
}

function clothGroups(
  garments: readonly ReadRegion[],
  dressing: Dressing,
  areas: ReadonlyMap<number, Extent>,
): Cloth[] {
  const groups = new Map<string, ReadRegion[]>();
  for (const region of garments) {
    const key = keyOf(region, dressing);
    groups.set(key, [...(groups.get(key) ?? []), region]);
  }
  return [...groups].map(([key, regions], rank) => {
    const areaPx = regions.reduce((sum, { id }) => sum + (areas.get(id)?.px ?? 0), 0);
    const drawn = commonColour(regions, areas);
    const at = key.startsWith('worn ') ? Number(key.slice(5)) : -1;
    const named = dressing.wear[at];
    const print = dressing.prints?.get(at);
    const drawnFabric = commonFabric(regions, areas);
    const fabric = fabricFor(named, drawnFabric);
    const asked = named?.wish.colours[0];
    return {
      key,
      areaPx,
      drawn,
      fabric,
      drawnFabric,
      printColour: named?.wish.printColour,
      parts: named?.wish.parts,
      laid: print ? laidPrint(print) : undefined,
      fade: dressing.fades?.get(at),
      top: Math.min(...regions.map(({ id }) => areas.get(id)?.top ?? Number.POSITIVE_INFINITY)),
      bottom: Math.max(...regions.map(({ id }) => areas.get(id)?.bottom ?? 0)),
      isQuilted: dressing.quilted?.has(at) ?? false,
      isAsked: asked !== undefined,
      colour: (asked ? undefined : usual(drawn, fabric)) ?? open(rank, fabric, named, dressing),
    };
  });
}

/** The colour with the most area. */
function commonColour(
  regions: readonly ReadRegion[],
  areas: ReadonlyMap<number, Extent>,
): Hex | undefined {
  const painted = regions.filter(({ colour }) => colour);
  const sums = new Map<Hex, number>();
  for (const { colour, id } of painted) {
    if (colour) sums.set(colour, (sums.get(colour) ?? 0) + (areas.get(id)?.px ?? 0));
  }
  return [...sums].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** The cloth of the largest region that has one. */
const commonFabric = (
  regions: readonly ReadRegion[],
  areas: ReadonlyMap<number, Extent>,
): Fabric['id'] | undefined =>
  regions
    .toSorted((a, b) => (areas.get(b.id)?.px ?? 0) - (areas.get(a.id)?.px ?? 0))
    .find(({ fabric }) => fabric)?.fabric;

/** Fibres, of which knitting may be as well as weaving. */
const FIBRES: ReadonlySet<string> = new Set<Fabric['id']>(['wool', 'cotton']);

function fabricFor(named: NamedWear | undefined, drawn: Fabric['id'] | undefined): Fabric {
  const asked = named?.wish.fabric;
  if (asked && drawn === 'knit' && FIBRES.has(asked)) return fabricOf('knit');
  return fabricOf(asked ?? drawn ?? named?.garment.fabrics[0] ?? 'cotton');
}

/** Trims that were drawn in a cloth of their own keep it: zips of metal, collars of fur. */
const trimFabric = ({ fabric }: ReadRegion, { drawnFabric }: Cloth): Fabric['id'] | undefined =>
  fabric === drawnFabric ? undefined : fabric;

/** The drawn colour, a little fuller than its wash; denim is blue, grey or white, whatever it was drawn in. */
function usual(drawn: Hex | undefined, fabric: Fabric): Hex | undefined {
  if (!drawn) return undefined;
  const [, a, b] = toLab(drawn);
  if (fabric.id === 'denim' && (a > 0.04 || b > 0.05)) return undefined;
  return adjust(drawn, -0.02, 1.08);
}

function open(
  rank: number,
  fabric: Fabric,
  named: NamedWear | undefined,
  { seed, variant, wear }: Dressing,
): Hex {
  const wish = named?.wish;
  if (!named || !wish) return ['#e8e2d6', '#3c3f4a', '#b9a48a'][rank % 3];
  return chooseColours({
    garmentId: named.garment.id,
    fabric,
    wish,
    rank,
    body: 'woman',
    others: wear.flatMap((one) => (one === named ? [] : one.wish.colours)),
    seed,
    turn: variant,
  }).colour;
}

/** Panels of a garment that go with it when it is dyed. */
const PANELS = /^(yoke|belt|knot|tie end|waistband|cuff|pocket|pocket flap|epaulette|storm flap)\b/;

/** Most by which a panel is lighter or darker than its garment, in lightness of OKLab. */
const PANEL_STEP = 0.1;

/** Trims keep their own colour; shades of the garment's follow it, and its panels where a colour is asked for. */
function regionColour(region: ReadRegion, cloth: Cloth): Hex {
  const { colour, drawn, isAsked } = cloth;
  const own = region.colour;
  if (!own || !drawn || own === drawn) return colour;
  const gap = colourGap(toLab(own), toLab(drawn));
  const step = lightness(own) - lightness(drawn);
  if (isAsked && region.fabric === cloth.drawnFabric && PANELS.test(region.part)) {
    return adjust(colour, Math.max(-PANEL_STEP, Math.min(PANEL_STEP, step)));
  }
  if (gap > 0.12) return isAsked && lightness(own) > 0.93 ? mix(own, colour, 0.1) : own;
  return adjust(colour, step);
}

function colourOf({ regions }: SketchReading, part: string): Hex | undefined {
  for (const one of regions.values())
    if (one.part === part || one.class === part) return one.colour;
  return undefined;
}

/** Pixels of a region, and its first and last row. */
type Extent = { px: number; top: number; bottom: number };

function extentsOf({ labels, size }: SketchReading): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  for (let y = 0, i = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; ) {
      const label = labels[i];
      const from = x;
      while (x < size.width && labels[i] === label) {
        x += 1;
        i += 1;
      }
      const own = extents.get(label) ?? { px: 0, top: y, bottom: y };
      own.px += x - from;
      own.bottom = y;
      extents.set(label, own);
    }
  }
  return extents;
}
