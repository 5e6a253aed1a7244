import type { Hex } from '../../core/colour.ts';
import type { Region, Scene } from '../../core/scene/scene.ts';
import { modifiedColour } from '../../words/colour-phrases.ts';
import type { BodyKind } from '../figure/body.ts';
import type { Look } from '../figure/look.ts';
import { findPose } from '../figure/poses/registry.ts';
import { isNear } from '../outfit/colour-distance.ts';
import { describesTrait } from '../outfit/described-parts.ts';
import { placedAt } from '../outfit/elsewhere.ts';
import { meaningOf, type OutfitMatch, posesIn } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import type { FinishId } from '../paint-scene/finish.ts';
import { looksDifferent } from './differ.ts';
import { LEAST_PART_PX } from './seen-wishes.ts';
import { seenArea, seenPart, type View } from './view.ts';

type Drawn = { kind: BodyKind; finish: FinishId };

/** A figure as it was drawn. */
export type Figured = {
  view: View;
  kind: BodyKind;
  /** Id of the pose. */
  pose: string;
  look: Look;
  /** Draws the same picture of a figure of another look. */
  drawLook: (look: Look) => Scene;
};

/** The wishes of persons and of the way of drawing that a picture does not show. */
export function unseenOfDrawing(
  { wishes }: OutfitReading,
  { kind, finish }: Drawn,
): Set<OutfitMatch> {
  return new Set(
    wishes.filter((match) => isOtherBody(match, kind) || isOtherFinish(match, finish)),
  );
}

/** The wishes of a figure that a picture does not show; a flat shows no figure at all. */
export function unseenOfFigure(reading: OutfitReading, figured: Figured): Set<OutfitMatch> {
  const { wishes, traits } = reading;
  const shod = wishes.find((match) => meaningOf(match, 'trait')?.id === traits.get('shoes'));
  const carried = new Map<string, boolean>();
  const isSeen = (id: string) => {
    const known = carried.get(id) ?? isCarried(figured, id);
    carried.set(id, known);
    return known;
  };
  return new Set(
    wishes.filter((match) => {
      if (meaningOf(match, 'position')) {
        const placed = meaningOf(placedAt(match, reading), 'trait');
        return placed === undefined || !isSeen(placed.id);
      }
      const trait = meaningOf(match, 'trait');
      if (trait?.trait === 'pose') return isOtherPose(match, figured);
      if (trait?.trait === 'accessory') return !isSeen(trait.id);
      // "Mojari shoes" are one pair, named twice.
      const isNamed = match === shod || trait?.id === 'any';
      return trait?.trait === 'shoes' && (!isNamed || !isShod(figured));
    }),
  );
}

/** The wishes of a figure: a technical flat shows none of them. */
export const traitsOf = ({ wishes }: OutfitReading): Set<OutfitMatch> =>
  new Set(wishes.filter((match) => meaningOf(match, 'trait') ?? meaningOf(match, 'position')));

/** Words for what every figure does, and for airs that no one pose has. */
const ANY_POSE: ReadonlySet<string> = new Set(
  'standing upright relaxed confident shy demure poised dignified languid cheeky nonchalant'.split(
    ' ',
  ),
);

function isOtherPose(match: OutfitMatch, { kind, pose }: Figured): boolean {
  if (ANY_POSE.has(match.phrase)) return false;
  return posesIn(match).every((id) => findPose(kind, id)?.id !== pose);
}

function isOtherBody({ meanings }: OutfitMatch, kind: BodyKind): boolean {
  const kinds = meanings.flatMap((one) => (one.is === 'body' ? [one.kind] : []));
  return kinds.length > 0 && !kinds.includes(kind);
}

function isOtherFinish(match: OutfitMatch, finish: FinishId): boolean {
  const asked = meaningOf(match, 'finish')?.finish;
  return asked !== undefined && asked !== finish;
}

function isCarried({ view, look, drawLook }: Figured, id: string): boolean {
  const others = look.accessories.filter((one) => one.id !== id);
  if (others.length === look.accessories.length) return false;
  return looksDifferent(view, drawLook({ ...look, accessories: others }));
}

const isShod = ({ view, look, drawLook }: Figured): boolean =>
  look.shoes === 'barefoot' || looksDifferent(view, drawLook({ ...look, shoes: 'barefoot' }));

const OF_FIGURES: ReadonlySet<string> = new Set(['accessory', 'shoe', 'hair']);

/** Colours said of shoes, hair or things carried, of which a picture shows nothing in that colour. */
export function unseenColoursOfFigure(reading: OutfitReading, view: View): Set<OutfitMatch> {
  const { wishes, tokens } = reading;
  return new Set(
    wishes.filter((match) => {
      if (!meaningOf(match, 'colour') || !describesTrait(match, reading)) return false;
      const { colour } = modifiedColour(match, { found: wishes, tokens }) ?? {};
      if (colour === undefined) return false;
      const isShown = (region: Region) =>
        OF_FIGURES.has(region.class) && isNear(region.colour, colour);
      return seenArea(view, isShown) < LEAST_PART_PX && !isDrawnIn(view, colour);
    }),
  );
}

/** Lines in a colour: straps of sandals, chains, hair. */
const isDrawnIn = (view: View, colour: Hex): boolean =>
  view.scene.operations.some(
    (one) =>
      one.op === 'stroke' &&
      one.colour !== undefined &&
      isNear(one.colour, colour) &&
      seenPart(view, one) > 0,
  );
