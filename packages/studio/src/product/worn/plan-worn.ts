import type { Recipe } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import type { FinishId } from '../../sketch/paint-scene/finish.ts';
import { planSketch, readSketchPrompt, type SketchPlan } from '../../sketch/plan-sketch.ts';
import { bodyPartOf } from '../cloth/choose-garment.ts';
import { scaleAsked } from '../cloth/design/asked-scale.ts';
import type { Design } from '../cloth/design/axes.ts';
import { namedGarments, readGarment } from '../cloth/read-garment.ts';
import { asksForWearer } from './asks-for-wearer.ts';
import { printedGarments } from './printed-pieces.ts';

/** A garment of the given cloth on somebody, before anything is drawn. */
export type WornPlan = {
  sketch: SketchPlan;
  /** Ids of the garments of the given cloth, the chief one first. */
  printed: readonly string[];
  /** The print's scale that the words ask for, and the places of those words. */
  scale: Design['scale'];
  scalePlaces: ReadonlySet<number>;
};

type WornOrder = { prompt: string; settings?: BriefSettings };

/**
 * The figure that a prompt for pattern-to-image asks for; undefined where it asks for the garment
 * alone, for a thing that nobody wears, or where no figure is drawn.
 */
export function planWorn({ prompt, settings }: WornOrder, draw: Recipe): WornPlan | undefined {
  const reading = readSketchPrompt(prompt);
  if (!asksForWearer(reading.tokens)) return undefined;
  const product = readGarment(prompt);
  const [named] = namedGarments(product);
  if (named?.type === 'accessory') return undefined;
  const asked = printedGarments(reading, bodyPartOf(settings?.garmentType));
  if (asked.length === 0) return undefined;
  const sketch = planSketch({ prompt, ...draw });
  if (sketch.isFlat) return undefined;
  const worn = new Set(sketch.outfit.pieces.map(({ garment }) => garment.id));
  const printed = asked.filter((id) => worn.has(id));
  if (printed.length === 0) return undefined;
  const finish = sketch.reading.finish ?? FINISHES[draw.variant % FINISHES.length];
  const scale = scaleAsked(product.wishes);
  const ofScale = product.matches.filter(({ meanings }) =>
    meanings.some((meaning) => meaning.is === 'wish' && meaning.axis === 'scale'),
  );
  const scalePlaces = new Set(
    ofScale.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  return { sketch: { ...sketch, finish }, printed, scale, scalePlaces };
}

/** Finishes that show a print in its colours. */
const FINISHES: readonly FinishId[] = ['marker', 'watercolour', 'ink'];
