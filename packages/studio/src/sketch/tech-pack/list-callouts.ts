import type { TechPackCallout, TechPackFeature, TechPackView } from '@toile/contract';
import type { Point } from '../../core/scene/point.ts';
import type { Region, Scene, Stroke } from '../../core/scene/scene.ts';
import type { Design, Detail, Feature } from '../garments/features.ts';
import type { Piece } from '../garments/garment.ts';
import { isRegionOf } from '../garments/part-ids.ts';
import { labelOf, signatureOf } from '../seen/signature.ts';
import { regionUnder, seenPart } from '../seen/view.ts';
import { bareName, isTrunk, type SeenFlat, viewAt } from './flat-view.ts';
import { placeSeen } from './place-seen.ts';

type Looking = {
  flat: SeenFlat;
  piece: Piece;
  /** Draws the flat of the same garment in another design. */
  drawAgain: (design: Design) => Scene;
};

type Place = { at: Point; view: TechPackView };
type Found = TechPackFeature & Place;

/** The construction of a garment as it is drawn: each detail with a place at which it is seen. */
export function listCallouts(looking: Looking): TechPackCallout[] {
  const features = CALLED.flatMap((feature) => findFeature(looking, feature) ?? []);
  const details = [...looking.piece.design.details].flatMap(
    (detail) => findDetail(looking, detail) ?? [],
  );
  const told = new Set([...features, ...details].map(({ value }) => value));
  const parts = listParts(looking, told);
  const stitch = told.has('top-stitching') ? undefined : findStitch(looking.flat);
  const stitches: Found[] = stitch ? [{ group: 'part', value: 'stitching', ...stitch }] : [];
  const all = [...features, ...details, ...parts, ...stitches];
  const isRibbed = [...told].includes('rib') || parts.some(({ value }) => value === 'hem-rib');
  const hem = isRibbed ? undefined : findHem(looking);
  return [...all, ...(hem ? [hem] : [])].map(({ at: [x, y], ...one }) => ({
    ...one,
    at: [Math.round(x), Math.round(y)],
  }));
}

/** Features that a callout tells; the others are told in the description. */
const CALLED = ['neckline', 'collar', 'sleeve', 'closure', 'waist'] as const;

/** Regions by which features are seen, with what lets them be seen elsewhere. */
const FEATURE_PARTS: { readonly [F in Feature]?: (part: string) => boolean } = {
  collar: (part) =>
    !part.endsWith(' inside') &&
    (isRegionOf('collar', part) || isRegionOf('hood', part) || /neck|ruff|bow|fur/.test(part)),
  sleeve: (part) => /^sleeve|^cape/.test(part),
  waist: (part) => /belt$|knot|tie|cord|sash|obi|corset|peplum/.test(part),
  closure: (part) => /^buttons?$|^zip$|toggle$|frog/.test(part),
};

/** Closures that have no region of their own: the edges of the front show them. */
const EDGE_CLOSURES: ReadonlySet<string> = new Set(['wrap', 'hidden', 'frogs', 'zip']);

function findFeature(looking: Looking, feature: (typeof CALLED)[number]): Found | undefined {
  const { flat, piece } = looking;
  const { design, garment } = piece;
  const value = design[feature];
  if (garment.options[feature] === undefined && value === 'none') return undefined;
  if (feature === 'neckline') return findNeckline(looking);
  if (value === 'none') return undefined;
  const isPart = FEATURE_PARTS[feature];
  const region =
    isPart &&
    placeSeen(flat, (one) => isPart(one.part), feature === 'sleeve' || feature === 'collar');
  if (region) return { group: feature, value, ...region };
  if (value === 'open') return findEdge(looking);
  if (feature === 'closure' && EDGE_CLOSURES.has(value)) {
    const changed = findChange(looking, { ...design, closure: 'none' });
    return changed && { group: feature, value, ...changed };
  }
  return undefined;
}

/** The edge of an open front, at the height of the waist. */
function findEdge({ flat }: Looking): Found | undefined {
  const body = flat.bodies.front;
  const [x] = body.pitOfNeck;
  const at = placeSeen(flat, ({ part }) => /^front (left|right)$/.test(part), false, {
    nearTo: [x, body.side('left', 2.4)[1]],
  });
  return at && { group: 'closure', value: 'open', ...at };
}

/** The neckline of a garment without a collar: the middle of its upper edge. */
function findNeckline({ flat, piece }: Looking): Found | undefined {
  const { garment, design } = piece;
  if (garment.options.neckline === undefined || design.collar !== 'none') return undefined;
  const body = flat.bodies.front;
  const x = body.pitOfNeck[0];
  const at = placeSeen(flat, isTrunk, false, { nearTo: [x, flat.boxes.front.y] });
  return at && { group: 'neckline', value: design.neckline, ...at };
}

/** Details that say what is not there. */
const ABSENT: ReadonlySet<Detail> = new Set(['pocketless']);
/** Details that are drawn in folds, which any change of a drawing moves. */
const IN_FOLDS: ReadonlySet<Detail> = new Set(['pleats', 'drape', 'smocking', 'quilting', 'cable']);

function findDetail(looking: Looking, detail: Detail): Found | undefined {
  const { piece } = looking;
  const { design } = piece;
  if (ABSENT.has(detail)) return undefined;
  const others = new Set([...design.details].filter((one) => one !== detail));
  const changed = findChange(looking, { ...design, details: others }, IN_FOLDS.has(detail));
  // Stitches that a garment always has are there in any design.
  const place = changed ?? (detail === 'top-stitching' ? findStitch(looking.flat) : undefined);
  return place ? { group: 'detail', value: detail, ...place } : undefined;
}

/** Strokes that draw construction, and those that draw folds as well. */
const SEWN: ReadonlySet<Stroke['role']> = new Set(['seam', 'stitch', 'detail']);
/** The part of a line that has to be seen. */
const LEAST_LINE = 0.4;

/** A place at which the drawing looks otherwise from that of another design. */
function findChange(
  { flat, drawAgain }: Looking,
  design: Design,
  withFolds = false,
): Place | undefined {
  const other = drawAgain(design);
  const labels = new Set(
    other.operations.flatMap((one) => (one.op === 'region' ? labelOf(one) : [])),
  );
  const isNew = (region: Region) => !labels.has(labelOf(region));
  const region = placeSeen(flat, isNew, true);
  if (region) return region;
  const known = new Set(other.operations.map(signatureOf));
  const { operations } = flat.scene;
  const isMeant = (one: Stroke) => SEWN.has(one.role) || (withFolds && one.role === 'fold');
  const stroke = operations.find(
    (one, i) =>
      one.op === 'stroke' &&
      isMeant(one) &&
      !known.has(flat.view.signatures[i]) &&
      seenPart(flat.view, one) >= LEAST_LINE &&
      regionUnder(flat.view, one) !== undefined,
  );
  if (stroke?.op === 'stroke') return onStroke(flat, stroke);
  const changed = new Set(operations.filter((_one, i) => !known.has(flat.view.signatures[i])));
  return placeSeen(flat, (one) => changed.has(one) && !isTrunk(one), true);
}

function onStroke(flat: SeenFlat, { path }: Stroke): Place {
  const at = path[Math.floor(path.length / 2)];
  return { at, view: viewAt(flat, at) };
}

/** Regions that are parts of their own, by the ids of their words; others are the garment itself. */
export const PARTS: ReadonlySet<string> = new Set([
  'apron',
  'bib',
  'belt loop',
  'border',
  'bow',
  'breast pocket',
  'briefs',
  'chest pocket',
  'cuff',
  'cuff fur',
  'epaulette',
  'feathers',
  'flap',
  'frill',
  'hem band',
  'hem border',
  'hem fur',
  'hem rib',
  'jabot',
  'lace trim',
  'lapel',
  'lining',
  'neck band',
  'pallu',
  'patch',
  'peplum',
  'petticoat',
  'piping',
  'pocket',
  'pocket flap',
  'flap pocket',
  'pouch',
  'reflective band',
  'ruffle',
  'shoulder band',
  'side stripe',
  'sleeve pocket',
  'storm flap',
  'strap',
  'tab',
  'tie end',
  'tier',
  'train',
  'turn-up',
  'waist roll',
  'waistband',
  'yoke',
]);

/** Details by which a part is told already. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  cuff: ['cuffs', 'rib', 'rolled-sleeves', 'lace-cuffs', 'feather-cuffs'],
  epaulette: ['epaulettes'],
  'storm flap': ['storm-flap'],
  'side stripe': ['side-stripe'],
  yoke: ['yoke'],
  train: ['train'],
  petticoat: ['petticoat'],
  ruffle: ['ruffle'],
  frill: ['ruffle'],
  piping: ['piping'],
  'reflective band': ['reflective-bands'],
  jabot: ['jabot'],
  bow: ['bow'],
  peplum: ['peplum'],
  'lace trim': ['lace-trim'],
  'sleeve pocket': ['sleeve-pockets'],
  'tie end': ['tie', 'sash', 'wrap'],
  lapel: ['notch', 'peak', 'shawl'],
  patch: ['elbow-patches', 'knee-patches'],
  feathers: ['feathers'],
  pocket: ['pockets', 'patch-pockets', 'flap-pockets'],
  'pocket flap': ['flap-pockets', 'pockets'],
  'flap pocket': ['flap-pockets', 'pockets'],
  pouch: ['pockets'],
};

function listParts({ flat }: Looking, told: ReadonlySet<string>): Found[] {
  const names = new Set(
    [...flat.view.seenPx.keys()].flatMap((id) => {
      const region = flat.view.byId.get(id);
      return region ? bareName(region.part) : [];
    }),
  );
  return [...names].flatMap((name) => {
    if (!PARTS.has(name) || TOLD_BY[name]?.some((one) => told.has(one))) return [];
    const at = placeSeen(flat, ({ part }) => bareName(part) === name, true);
    return at ? { group: 'part' as const, value: name.replaceAll(' ', '-'), ...at } : [];
  });
}

/** A line of visible stitches. */
function findStitch(flat: SeenFlat): Place | undefined {
  const stitch = flat.scene.operations.find(
    (one) => one.op === 'stroke' && one.role === 'stitch' && seenPart(flat.view, one) >= LEAST_LINE,
  );
  return stitch?.op === 'stroke' ? onStroke(flat, stitch) : undefined;
}

/** The hem: the lower edge of the trunk, beside its middle. */
function findHem({ flat }: Looking): Found | undefined {
  const { x, y, width, height } = flat.boxes.front;
  const near: Point = [x + width * 0.62, y + height];
  const at = placeSeen(flat, isTrunk, false, { nearTo: near });
  return at && { group: 'part', value: 'hem', ...at };
}
