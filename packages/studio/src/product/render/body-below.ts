import { smoothstep } from '../../core/interpolate.ts';
import type { ReadRegion, SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { ClothPlace } from './cloth-place.ts';
import { type Below, knownBelow } from './known-below.ts';
import { type LegLine, legLines } from './leg-lines.ts';
import { heightAt, liningAt } from './lining.ts';
import type { Stage } from './stage.ts';
import type { Surfaces } from './surfaces.ts';

export type { Below } from './known-below.ts';

/** A piece of sheer cloth that something may be under. */
export type Veil = { region: ReadRegion; place: ClothPlace };

/** For one piece of cloth, what is below it at a pixel of the page. */
export type BelowAt = (x: number, y: number) => Below;

/** The layer under sheer cloth: the one that the sketch recorded, else arms and legs at their likely places. */
export function bodyBelow(reading: SketchReading, stage: Stage, surfaces: Surfaces) {
  const known = knownBelow(reading, stage, surfaces);
  if (known) return () => known;
  const lines = reading.isPerson ? legLines(reading) : [];
  return (veil: Veil) => guessedBelow(veil, reading, lines);
}

/**
 * Sleeves have an arm in their middle; trunk and hips are lined; from the thigh down, skirts
 * show two legs. The object is reused.
 */
function guessedBelow(
  { region, place }: Veil,
  { landmarks, isPerson }: SketchReading,
  legs: readonly LegLine[],
): BelowAt {
  const below: Below = { body: 0, lined: 0 };
  if (!isPerson) return () => below;
  const isArm = /sleeve|cuff|arm/.test(region.part);
  return (x, y) => {
    if (isArm) {
      const off = Math.abs((x - place.x) * place.sin - (y - place.y) * place.cos);
      below.body = smoothstep(0.72, 0.45, off / Math.max(6, place.halfWidth));
      return below;
    }
    const at = heightAt(y, landmarks);
    below.body = at < 0.5 ? 1 : 0;
    let slip = at < 0.5 ? 1 : 0;
    for (const leg of legs) {
      const down = Math.max(0, (y - leg.hipY) / (leg.endY - leg.hipY));
      const middle = leg.hipX + (leg.endX - leg.hipX) * down;
      const half = leg.hipHalf + (leg.endHalf - leg.hipHalf) * Math.min(1, down ** 0.8);
      const fade = smoothstep(0.47, 0.53, at);
      const here = smoothstep(half * 1.3, half * 0.62, Math.abs(x - middle)) * fade;
      below.body = Math.max(below.body * (1 - fade), here);
      slip = Math.max(slip, smoothstep(half * 2.6, half * 1.6, Math.abs(x - middle)));
    }
    below.lined = slip * liningAt(at);
    return below;
  };
}
