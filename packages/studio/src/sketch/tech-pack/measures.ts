import type { TechPackMeasure, TechPackPoint } from '@toile/contract';
import type { Point } from '../../core/scene/point.ts';
import type { Region } from '../../core/scene/scene.ts';
import type { Piece } from '../garments/garment.ts';
import { createRuler } from './body-ruler.ts';
import { bareName, isTrunk, PAGE_PER_MAP, type SeenFlat } from './flat-view.ts';
import { createGauge } from './gauge.ts';
import { halves } from './halves.ts';
import type { Measured, Measuring } from './measured.ts';
import type { SizeTable } from './size-table.ts';
import { measureSleeve } from './sleeve-measures.ts';

/** Cloths that stretch to the body: their girths may be the body's own. */
const STRETCHING: ReadonlySet<string> = new Set(['jersey', 'knit', 'fleece']);
/** Least ease of a girth in centimetres: woven cloth to sit and breathe in, and over other clothes. */
const LEAST_EASE = { stretching: 0, woven: 4, outer: 8 } as const;

const leastEase = ({ garment, fabric }: Piece): number => {
  if (STRETCHING.has(fabric.id)) return LEAST_EASE.stretching;
  return garment.place === 'outer' ? LEAST_EASE.outer : LEAST_EASE.woven;
};

/** The points of measure of a garment on its front view, with values for each size. */
export function measureGarment(flat: SeenFlat, piece: Piece, table: SizeTable): TechPackPoint[] {
  const body = flat.bodies.front;
  const ruler = createRuler(body, table);
  const gauge = createGauge(flat, ruler, { leastEaseCm: leastEase(piece) });
  const measuring: Measuring = { flat, body, piece, table, ruler, gauge };
  const trunk = gauge.rowsOf((region) => isTrunk(region));
  if (!trunk) return [];
  const hasLegs = gauge.rowsOf(({ part }) => /^leg\b/.test(part)) !== undefined;
  const measured = [
    ...measureLengths(measuring, trunk),
    ...measureWidths(measuring, trunk, hasLegs),
    ...measureSleeve(measuring),
    ...(hasLegs ? measureLegs(measuring) : []),
    ...measureBands(measuring),
  ];
  return measured.map((one) => ({ ...one, view: 'front' }));
}

type Span = { top: number; bottom: number };

/** True for a garment that begins at the shoulders. */
const isFromShoulder = ({ body }: Measuring, { top }: Span): boolean =>
  top < body.shoulder.left[1] + 0.35 * body.unit;

/** True for a garment that begins at the waist or below. */
const isFromWaist = ({ body }: Measuring, { top }: Span): boolean =>
  top > body.side('left', 2.4)[1];

function drawn(
  measuring: Measuring,
  id: TechPackMeasure,
  { from, to, cm, toleranceCm = 1 }: { from: Point; to: Point; cm: number; toleranceCm?: number },
): Measured {
  const { sizes, baseSize } = measuring.table;
  return {
    id,
    from: [...from],
    to: [...to],
    // How a length grades is a decision of the house: only the base size has a value.
    cm: sizes.map((_size, i) => (i === baseSize ? halves(cm) : null)),
    toleranceCm,
    source: 'drawing',
  };
}

function measureLengths(measuring: Measuring, trunk: Span): Measured[] {
  const { body, ruler, gauge } = measuring;
  const { bottom } = trunk;
  const hasLegs = gauge.rowsOf(({ part }) => /^leg\b/.test(part)) !== undefined;
  if (isFromWaist(measuring, trunk)) {
    if (hasLegs) return [];
    const x = body.pitOfNeck[0];
    const line = { from: [x, trunk.top] as Point, to: [x, bottom] as Point };
    return [drawn(measuring, 'skirt-length', { ...line, cm: ruler.between(trunk.top, bottom) })];
  }
  if (!isFromShoulder(measuring, trunk) || gauge.isStrapless()) {
    const x = body.pitOfNeck[0];
    const top = gauge.topAt(x) ?? trunk.top;
    const line = { from: [x, top] as Point, to: [x, bottom] as Point };
    return [drawn(measuring, 'length-top', { ...line, cm: ruler.between(top, bottom) })];
  }
  const [x, top] = body.neckBase.left;
  const end = gauge.bottomAt(x, isTrunk) ?? bottom;
  const line = { from: [x, top] as Point, to: [x, end] as Point };
  return [drawn(measuring, 'length', { ...line, cm: ruler.between(top, end) })];
}

function measureWidths(measuring: Measuring, trunk: Span, hasLegs: boolean): Measured[] {
  const { body, gauge } = measuring;
  const { bottom } = trunk;
  const at = (level: number) => body.side('left', level)[1];
  const across = (id: TechPackMeasure, y: number, toleranceCm = 1): Measured[] => {
    const width = gauge.widthAt(y, isTrunk);
    if (!width) return [];
    const { left, right, cm } = width;
    return [
      { id, from: [left, y], to: [right, y], cm: [...cm], toleranceCm, source: 'size-table' },
    ];
  };
  const widths: Measured[] = [];
  const hasChest = !isFromWaist(measuring, trunk);
  const hasShoulders = isFromShoulder(measuring, trunk) && gauge.coversShoulders();
  if (hasChest && hasShoulders) widths.push(measureShoulder(measuring));
  if (hasChest && bottom > at(1.3)) widths.push(...across('chest', at(1.3)));
  const waistY = hasChest ? at(3) : trunk.top + 0.06 * body.unit;
  if (bottom > at(3) + 0.1 * body.unit) widths.push(...across('waist', waistY));
  if (bottom > at(4) + 0.1 * body.unit) widths.push(...across('hip', at(3.9)));
  if (!hasLegs) widths.push(...measureHem(measuring, trunk));
  return widths;
}

function measureShoulder({ body, table: { sizes } }: Measuring): Measured {
  const { left, right } = body.shoulder;
  return {
    id: 'shoulder',
    from: [...left],
    to: [...right],
    cm: sizes.map(({ body: { shoulder } }) => shoulder),
    toleranceCm: 0.5,
    source: 'size-table',
  };
}

/** Height of a hem's curve, as a part of the garment's. */
const CURVE = 0.07;

function measureHem({ gauge }: Measuring, { top, bottom }: Span): Measured[] {
  // A hem is curved: it is as wide as the widest of its last rows.
  const rows = Array.from({ length: 12 }, (_, i) => bottom - 2 - (i * (bottom - top) * CURVE) / 12);
  const widths = rows.flatMap((y) => gauge.widthAt(y, isTrunk) ?? []);
  const [widest] = widths.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  if (!widest) return [];
  const { left, right, y, cm } = widest;
  return [
    {
      id: 'hem',
      from: [left, y],
      to: [right, y],
      cm: [...cm],
      toleranceCm: 1,
      source: 'size-table',
    },
  ];
}

const isLeftLeg = ({ part }: Region): boolean => /^(leg left|cuff left|turn-up)/.test(part);

function measureLegs(measuring: Measuring): Measured[] {
  const { body, ruler, gauge } = measuring;
  const legs = gauge.rowsOf(({ part }) => bareName(part) === 'leg');
  const trunk = gauge.rowsOf(isTrunk);
  if (!legs || !trunk) return [];
  const { crotch } = body;
  const bottom = legs.bottom;
  const measured: Measured[] = [];
  const isAlone = isFromWaist(measuring, trunk);
  const top = trunk.top;
  const centre = body.pitOfNeck[0];
  if (isAlone) {
    const rise = { from: [centre, top] as Point, to: crotch, cm: ruler.between(top, crotch[1]) };
    measured.push(drawn(measuring, 'front-rise', rise));
    const hip = gauge.widthAt(body.side('left', 4)[1], isTrunk);
    const x = hip?.right ?? centre;
    const side = { from: [x, top] as Point, to: [x, bottom] as Point };
    measured.push(drawn(measuring, 'outseam', { ...side, cm: ruler.between(top, bottom) }));
  }
  const inseam = ruler.between(crotch[1], bottom);
  if (inseam > 2) {
    const line = { from: crotch, to: [crotch[0], bottom] as Point, cm: inseam };
    measured.push(drawn(measuring, 'inseam', line));
  }
  const across = (id: TechPackMeasure, y: number): Measured[] => {
    const width = gauge.legWidthAt(y, isLeftLeg);
    if (!width) return [];
    const { left, right, cm } = width;
    return [
      { id, from: [left, y], to: [right, y], cm: [...cm], toleranceCm: 0.5, source: 'size-table' },
    ];
  };
  const kneeY = body.leg.left.knee[1];
  measured.push(...across('thigh', crotch[1] + 0.12 * body.unit));
  if (bottom > kneeY + 0.3 * body.unit) measured.push(...across('knee', kneeY));
  measured.push(...across('leg-opening', bottom - 4 * PAGE_PER_MAP));
  return measured;
}

/** Heights of bands that are drawn: a waistband, a belt. */
function measureBands(measuring: Measuring): Measured[] {
  const { gauge, ruler, body } = measuring;
  const bandOf = (id: TechPackMeasure, name: string): Measured[] => {
    const x = body.pitOfNeck[0] + 0.35 * body.unit;
    const span = gauge.columnOf(x, ({ part }) => part === name);
    if (!span) return [];
    const cm = ruler.between(span.top, span.bottom);
    const line = { from: [x, span.top] as Point, to: [x, span.bottom] as Point };
    return cm < 1 ? [] : [drawn(measuring, id, { ...line, cm, toleranceCm: 0.3 })];
  };
  return [...bandOf('waistband', 'waistband'), ...bandOf('belt', 'belt')];
}
