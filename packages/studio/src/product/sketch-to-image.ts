import type { DrawingReadAs } from '@toile/contract';
import { EngineError, type Recipe } from '@toile/engines';
import type { ImageBrief, PixelSize } from '@toile/tools';
import type { Draw, Drawn, Kind } from '../core/kind.ts';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import { decodeRegionMap } from '../sketch/paint-scene/region-map/encode-region-map.ts';
import type { RegionMap } from '../sketch/paint-scene/region-map/region-map.ts';
import { readSketchPrompt } from '../sketch/plan-sketch.ts';
import { tokenise } from '../words/tokens.ts';
import { bindCloths } from './render/dress/bind-cloths.ts';
import { withClothNouns } from './render/dress/cloth-nouns.ts';
import { drawnThings } from './render/dress/drawn-things.ts';
import { type Dressed, dressRegions } from './render/dress/dress-regions.ts';
import { blindClues, namedWear } from './render/dress/named-wear.ts';
import { withSeenColours } from './render/dress/seen-colours.ts';
import { unreadOfClothes } from './render/dress/unread-of-clothes.ts';
import { mirrored } from './render/light/light-setup.ts';
import { LOOKS, type Look, otherDrape, paperFor } from './render/look.ts';
import { renderReading } from './render/render-reading.ts';
import { createPlaceBackdrop } from './render/setting/place-backdrop.ts';
import { readSetting, unreadOfSetting } from './render/setting/read-setting.ts';
import { lookInPlace, settledLook } from './render/setting/settle-look.ts';
import { linearOf } from './render/surfaces.ts';
import { type Agreement, agreement } from './sketch-reading/agreement.ts';
import { evenPaper } from './sketch-reading/even-paper.ts';
import { readBlind } from './sketch-reading/read-blind.ts';
import { readMapped } from './sketch-reading/read-mapped.ts';
import { readPicture } from './sketch-reading/read-picture.ts';
import type { SketchReading } from './sketch-reading/sketch-reading.ts';

/**
 * A sketch as a painted and inked illustration in the cloths that the prompt names. With the region map of our
 * own sketches every pixel is known; any other drawing is read. Throws a `refused` EngineError
 * where the source is no drawing.
 */
export const sketchToImageKind: Kind = (brief, draw) => renderSketch(brief, draw, true);

/**
 * As `sketchToImageKind`, without the sketch's own strokes where `isInked` is false: what readers of
 * photographs learn from.
 */
export async function renderSketch(
  brief: ImageBrief,
  draw: Draw,
  isInked: boolean,
): Promise<Drawn> {
  const { prompt, size } = brief;
  const { design } = recipeSources(draw, []);
  const seed = `${prompt}|${design.seed}`;
  const { setting, rest } = readSetting(prompt, seed);
  const said = readSketchPrompt(rest);
  const reading = withSeenColours(await readForRendering(brief));
  const drawn = drawnThings(reading, said);
  const words = withClothNouns(said, drawn);
  const isNamed = words.garments.length > 0;
  const cloths = bindCloths(words, drawn);
  const own = settledLook(lookFor(prompt, draw), setting);
  const place =
    setting.place && reading.isPerson
      ? createPlaceBackdrop(reading, { place: setting.place, prompt, recipe: draw })
      : undefined;
  const look = place ? lookInPlace(own, place.light) : own;
  const { variant } = design;
  const dressed = dressRegions(reading, {
    ...cloths,
    main: drawn.main,
    isNamed,
    seed,
    variant,
    look,
    isInked,
  });
  const { data, isPrinted } = renderReading(reading, {
    surfaces: dressed.surfaces,
    skin: linearOf(dressed.skin),
    paper: paperFor(look, dressed.main),
    place: place?.data,
    look,
    seed: `${prompt}|${draw.seed}|${draw.variant}`,
    isInked,
  });
  return {
    data,
    ...size,
    unread: inOrder(prompt, [
      ...unreadOfClothes(words, { cloths, drawn, isPrinted, isMapped: reading.isMapped }),
      ...unreadOfSetting(setting, place !== undefined),
    ]),
    choices: {
      ...describe(dressed, look),
      ...(place && { place: place.id }),
      ...readAs(reading),
    },
  };
}

/** Details of the photograph that a variation may keep besides the cloths. */
const DETAILS = ['light', 'drape', 'side'] as const;

/** The look of the picture: a variation may have another light, other folds, or its lamps at the other side. */
function lookFor(prompt: string, recipe: Recipe): Look {
  const { light, drape, side } = recipeSources(recipe, DETAILS);
  const look = LOOKS[lookTurn(prompt, light) % LOOKS.length];
  const isTurned = side.origin !== undefined && turnOf(side) % 2 === 1;
  return {
    ...look,
    light: isTurned ? mirrored(look.light) : look.light,
    drape: drape.origin ? otherDrape(look.drape, turnOf(drape)) : look.drape,
  };
}

function lookTurn(prompt: string, recipe: Recipe): number {
  const { seed, variant, origin } = recipe;
  if (!origin) return createRng(`${prompt}|${seed}|studio`).int(0, 99) + variant;
  return (
    lookTurn(prompt, recipeSources(origin, DETAILS).light) +
    1 +
    (turnOf(recipe) % (LOOKS.length - 1))
  );
}

/** Reads a brief's sketch: with its region map where there is one, else blind with what the prompt tells. */
export async function readForRendering(brief: ImageBrief): Promise<SketchReading> {
  const { images, prompt, size } = brief;
  if (!images.source) {
    throw new EngineError('refused', 'No sketch was given', { reason: 'undecodable' });
  }
  const picture = evenPaper(await readPicture(images.source, size));
  const map = findMap(brief, size);
  if (map) return readMapped(picture, map);
  const words = readSketchPrompt(readSetting(prompt, '').rest);
  return readBlind(picture, blindClues(namedWear(words), words.garments.length > 0));
}

/** The map of a sketch of ours, unless it is of another size or cannot be read. */
function findMap({ sourceRegions }: ImageBrief, size: PixelSize): RegionMap | undefined {
  if (!sourceRegions) return undefined;
  try {
    const map = decodeRegionMap(sourceRegions);
    return map.width === size.width && map.height === size.height ? map : undefined;
  } catch {
    return undefined;
  }
}

/** Words in the order of the prompt, each once. */
function inOrder(prompt: string, words: readonly string[]): string[] {
  const tokens = tokenise(prompt);
  return [...new Set(words)].toSorted((a, b) => tokens.indexOf(a) - tokens.indexOf(b));
}

const describe = ({ main, mainFabric }: Dressed, look: Look): Record<string, string> => ({
  cloth: mainFabric.id,
  colour: main,
  light: look.id,
});

/** The kind of drawing that an upload was taken for; absent for our own sketches, where it is known. */
function readAs({ isMapped, isPerson }: SketchReading): { readAs?: DrawingReadAs } {
  return isMapped ? {} : { readAs: isPerson ? 'person' : 'garment' };
}

/** Reads a sketch without its region map and tells how far that agrees with it. */
export async function measureReading(
  brief: ImageBrief,
  regionMap: Uint8Array | undefined,
): Promise<Agreement> {
  if (!regionMap) throw new RangeError('The sketch has no region map');
  return agreement(await readForRendering(brief), decodeRegionMap(regionMap));
}
