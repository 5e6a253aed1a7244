import type { Point, Polyline } from '../../../core/scene/point.ts';
import { type Mark, seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type PanelInput } from '../panel.ts';
import { curve, mirrored } from './shape.ts';
import type { ClosureId, TopContext } from './top-plan.ts';
import { sideTo, torsoFrame, torsoOutline } from './torso.ts';

/** Reach of the upper front over the centre, in centimetres; below 0 the front ends before the centre. */
const OVERLAP: Partial<Record<ClosureId, number>> = {
  buttons: 1.7,
  'one-button': 1.9,
  double: 6.4,
  zip: 0,
  open: -4.2,
  wrap: 9,
};

type FrontsInput = {
  context: TopContext;
  hem: Polyline;
  shared: Omit<PanelInput, 'name' | 'left' | 'right'>;
};

/** The body of a top: in one piece, or two fronts that share their cloth and their folds, so that the print meets. */
export function makeFronts({ context, hem, shared }: FrontsInput): GarmentPart[] {
  const { plan, edges, neck } = context;
  const frame = torsoFrame(edges);
  const over = OVERLAP[plan.closure];
  const base = { ...frame, ...shared, foldsLike: 'body' };
  if (over === undefined) {
    const outline = torsoOutline(edges, neck, hem);
    return [
      createPanel({
        name: 'body',
        ...base,
        outlines: [outline],
        marks: [...(shared.marks ?? []), ...neckMarks(context)],
      }),
    ];
  }
  const own = frontOutline(context, hem, over);
  const low = createPanel({
    name: 'front right',
    ...base,
    outlines: [mirrored(own)],
    marks: [...(shared.marks ?? [])],
  });
  const top = createPanel({
    name: 'front left',
    ...base,
    outlines: [own],
    cast: over > 0 ? 0.55 : 0.4,
    liftCm: 0.55,
    marks: [...(shared.marks ?? []), ...edgeMarks(context, hem, over)],
  });
  return [low, top];
}

/** The outline of the left front, whose edge runs from the neck (or the end of the lapel) to the hem. */
function frontOutline(
  { edges, neck, neckHalf, plan }: TopContext,
  hem: Polyline,
  over: number,
): Point[] {
  const side = [...edges.shoulder, ...edges.armhole, ...sideTo(edges.side, hem)];
  const ownHem = hem.filter(([x]) => x < over);
  const end: Point = [over, heightAt(hem, over)];
  if (plan.breakAt !== undefined) {
    const isRound = plan.hem === 'vent' && plan.closure !== 'double';
    const low = isRound ? roundedCorner(over, end[1]) : [end];
    const kept = isRound ? ownHem.filter(([x]) => x < over - 9.6) : ownHem;
    return [
      ...side,
      ...kept,
      ...low,
      ...slantingEdge({
        from: [over, plan.breakAt],
        to: -neckHalf,
        isSoft: plan.closure === 'wrap',
      }),
    ];
  }
  const across = [...neck, ...mirrored(neck).toReversed()].filter(([x]) => x < over);
  return [...side, ...ownHem, end, ...across.toReversed()];
}

/** The edge of a front that is folded back or crosses, from its lowest point up to the neck. */
function slantingEdge({ from, to, isSoft }: { from: Point; to: number; isSoft: boolean }): Point[] {
  const [x, y] = from;
  const bow = isSoft ? 0.06 : -0.05;
  return curve(
    from,
    [x + (to - x) * (0.38 - bow), y * 0.62],
    [x + (to - x) * (0.76 - bow), y * 0.27],
    [to, -0.1],
  );
}

/** Fronts of jackets that fall away in a round below. */
function roundedCorner(x: number, y: number): Point[] {
  return Array.from({ length: 13 }, (_, i): Point => {
    const a = (i / 12) * (Math.PI / 2);
    return [x - 9 + 9 * Math.sin(a), y - 9 + 9 * Math.cos(a)];
  });
}

function heightAt(row: Polyline, x: number): number {
  let best = row[0];
  for (const point of row) if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
  return best[1];
}

function edgeMarks({ plan, neckDepth }: TopContext, hem: Polyline, over: number): Mark[] {
  const y0 = plan.breakAt ?? neckDepth - 0.5;
  const y1 = heightAt(hem, over);
  const line = (x: number): Point[] => [
    [x, y0],
    [x, y1 + 1],
  ];
  const row = plan.isWorkwear ? topStitch : stitch;
  if (plan.closure === 'buttons' && plan.breakAt === undefined) {
    return [row(line(over - 0.5)), row(line(-over + 0.5)), seam(line(-over), 0.45)];
  }
  if (plan.closure === 'zip') return [row(line(-1.4))];
  if (plan.closure === 'open') return [row(line(over - 0.7))];
  return plan.hem === 'vent' ? [] : [row(line(over - 0.7))];
}

/** Stitching along a neck that ends without collar or rib. */
function neckMarks({ plan, neck }: TopContext): Mark[] {
  if (plan.collar !== 'none' || plan.neckFinish !== 'stitched') return [];
  const below = (d: number): Point[] => {
    const half = neck.map(([x, y]): Point => [x - d * 0.7, y + d * 0.75]);
    return [...half, ...mirrored(half).toReversed()];
  };
  return [stitch(below(0.9))];
}
