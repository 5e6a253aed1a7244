import type { Recipe } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import type { FinishId } from '../../sketch/paint-scene/finish.ts';
import { planSketch, readSketchPrompt, type SketchPlan } from '../../sketch/plan-sketch.ts';
import { bodyPartOf } from '../cloth/choose-garment.ts';
import { scaleAsked } from '../cloth/design/asked-scale.ts';
import type { Design } from '../cloth/design/axes.ts';
import { namedGarments, readGarment } from '../cloth/read-garment.ts';
import { asksForWearer, refusesWearer } from './asks-for-wearer.ts';
import { leavesOut } from './leaves-out.ts';
import { printedAccessory, printedGarments } from './printed-pieces.ts';

/** A garment of the given cloth on somebody, before anything is drawn. */
export type WornPlan = {
  sketch: SketchPlan;
  /** Ids of the garments of the given cloth, the chief one first. */
  printed: readonly string[];
  /** The thing worn or carried that is of it, where that is the chief thing and no garment is. */
  accessory?: string;
  /** The print's scale that the words ask for, and the places of those words. */
  scale: Design['scale'];
  scalePlaces: ReadonlySet<number>;
};

type WornOrder = { prompt: string; settings?: BriefSettings };

/**
 * The figure that a prompt for pattern-to-image asks for, or that its garments need; undefined where it asks for the garment
 * alone, for a thing that nobody wears, or where no figure is drawn.
 */
export function planWorn(order: WornOrder, draw: Recipe): WornPlan | undefined {
  const { prompt, settings } = order;
  const reading = readSketchPrompt(prompt);
  const isAsked = asksForWearer(reading.tokens);
  const isRefused = refusesWearer(reading.tokens);
  if (isRefused || !(isAsked || leavesOut(order, reading, draw))) return undefined;
  const product = readGarment(prompt);
  const [named] = namedGarments(product);
  const isThing = named?.type === 'accessory';
  const asked = isThing ? [] : printedGarments(reading, bodyPartOf(settings?.garmentType));
  const accessory = asked.length === 0 ? printedAccessory(reading) : undefined;
  if (asked.length === 0 && accessory === undefined) return undefined;
  const sketch = planSketch({ prompt, ...draw });
  if (sketch.isFlat) return undefined;
  const worn = new Set(sketch.outfit.pieces.map(({ garment }) => garment.id));
  const printed = asked.filter((id) => worn.has(id));
  if (printed.length === 0 && accessory === undefined) return undefined;
  const finish = sketch.reading.finish ?? FINISHES[draw.variant % FINISHES.length];
  const scale = scaleAsked(product.wishes);
  const ofScale = product.matches.filter(({ meanings }) =>
    meanings.some((meaning) => meaning.is === 'wish' && meaning.axis === 'scale'),
  );
  const scalePlaces = new Set(
    ofScale.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  return {
    sketch: { ...sketch, finish },
    printed,
    ...(accessory !== undefined && { accessory }),
    scale,
    scalePlaces,
  };
}

/** Finishes that show a print in its colours. */
const FINISHES: readonly FinishId[] = ['marker', 'watercolour', 'ink'];
