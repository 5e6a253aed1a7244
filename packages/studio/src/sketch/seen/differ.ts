import type { Polyline } from '../../core/scene/point.ts';
import type { DrawOperation, Region, Scene } from '../../core/scene/scene.ts';
import { labelOf, signatureOf } from './signature.ts';
import { boxAround, byIdOf, idsWithin, seenPart, type View } from './view.ts';

/** Fewer differing pixels of a view are corners that fall otherwise. A button has about ten. */
const LEAST_PX = 14;
/** The part of a changed line that has to be seen. */
const LEAST_LINE = 0.2;

/**
 * Whether two scenes look different where the first is seen: what is asked for is drawn where a
 * picture without it looks otherwise.
 */
export function looksDifferent(view: View, other: Scene): boolean {
  const { added, removed } = changesOf(view, other);
  if (added.length === 0 && removed.length === 0) return false;
  if (isNewRegionSeen(view, { added, other })) return true;
  const changed = [...added, ...removed].flatMap((one) =>
    one.op === 'region' ? one.outlines : [],
  );
  if (changed.length > 0 && differingPx(view, other, changed) >= LEAST_PX) return true;
  return added.some((one) => one.op === 'stroke' && seenPart(view, one) >= LEAST_LINE);
}

/** The operations that another scene lacks, and those that it has beyond the view's. */
function changesOf({ scene, signatures }: View, other: Scene) {
  const theirs = other.operations.map(signatureOf);
  const others = new Set(theirs);
  const own = new Set(signatures);
  return {
    added: scene.operations.filter((_one, i) => !others.has(signatures[i])),
    removed: other.operations.filter((_one, i) => !own.has(theirs[i])),
  };
}

/**
 * Whether a region is seen that nothing of another scene could look like: then the pixels differ,
 * and the other scene need not be looked at.
 */
function isNewRegionSeen(
  { seenPx }: View,
  { added, other }: { added: readonly DrawOperation[]; other: Scene },
): boolean {
  const labels = new Set(
    other.operations.flatMap((one) => (one.op === 'region' ? labelOf(one) : [])),
  );
  const px = added.map((one) =>
    one.op === 'region' && !labels.has(labelOf(one)) ? (seenPx.get(one.id) ?? 0) : 0,
  );
  return px.some((each) => each >= LEAST_PX);
}

/** Pixels of a view's map that look otherwise in another scene, within the outlines that changed. */
function differingPx(view: View, other: Scene, changed: readonly Polyline[]): number {
  const box = boxAround(view, changed);
  if (box.width === 0 || box.height === 0) return 0;
  const otherIds = idsWithin(other, box);
  const labels = labelsOf(view.byId);
  const otherLabels = labelsOf(byIdOf(other));
  let count = 0;
  for (let i = 0; i < otherIds.length; i += 1) {
    const x = box.left + (i % box.width);
    const y = box.top + Math.floor(i / box.width);
    if (labels.get(view.ids[y * view.width + x]) !== otherLabels.get(otherIds[i])) count += 1;
  }
  return count;
}

const labelsOf = (byId: ReadonlyMap<number, Region>): Map<number, string> =>
  new Map([...byId].map(([id, region]) => [id, labelOf(region)]));
