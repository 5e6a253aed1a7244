import type { Point } from '../../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';

export type PocketKind = 'flap' | 'patch' | 'welt' | 'slant';

/** Heights of pockets as y of the trunk's frame. */
const HIP = 2.02;
const CHEST = 0.72;

/** Pockets on both sides: at the hips where the garment reaches them, else on the chest. */
export function drawPockets(context: DressContext, top: GarmentTop, kind: PocketKind): void {
  const { cut } = top;
  const high = cut.partAt(cut.frame.at(0, 1.42)[1]) - cut.partAt(cut.frame.at(0, 1)[1]);
  const hip = Math.min(
    cut.partAt(cut.frame.at(0, HIP)[1]),
    0.93 - (kind === 'flap' ? 0.45 : 1) * high,
  );
  const isLong = hip > cut.partAt(cut.frame.at(0, 1.5)[1]);
  for (const side of SIDES) {
    const part = isLong ? hip : cut.partAt(cut.frame.at(0, CHEST)[1]);
    const size = isLong ? HIP_SIZE : CHEST_SIZE;
    const isOpen = context.piece.design.closure === 'open';
    drawPocket(context, top, {
      ...size,
      ...(isOpen ? { x: size.x + BESIDE_OPENING, wide: size.wide * 0.85 } : {}),
      side,
      part,
      kind: isLong || kind !== 'slant' ? kind : 'welt',
    });
  }
}

const HIP_SIZE = { x: 0.2, wide: 0.33, high: 0.36 };
const CHEST_SIZE = { x: 0.16, wide: 0.24, high: 0.28 };
/** Fronts that stand open begin this much further out. */
const BESIDE_OPENING = 0.13;

type Pocket = { side: Side; part: number; x: number; wide: number; high: number; kind: PocketKind };

function drawPocket(context: DressContext, top: GarmentTop, pocket: Pocket): void {
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order);
  const { side, part, x, wide, high, kind } = pocket;
  const s = signOf(side);
  const long = cut.partAt(cut.frame.at(0, 1)[1]) - cut.partAt(cut.frame.at(0, 0)[1]);
  const at = (across: number, down: number): Point =>
    cut.on(s * (x + across * wide), part + down * high * long - across * 0.02 * long);
  if (kind === 'slant') {
    const welt = [at(0.35, 0), at(0.55, 0), at(0.85, 1), at(0.65, 1)];
    pen.region(clothRegion(context, { part: `pocket ${side}`, outline: welt, reserve: 0.2 }));
    return pen.stroke('detail', [...welt, welt[0]], { weight: 1.1, taper: [0, 0] });
  }
  const deep = { flap: 0.42, patch: 1, welt: 0.2 }[kind];
  const round = kind === 'welt' ? 0 : 0.1;
  const outline = [
    at(0, 0),
    at(1, 0),
    at(1, deep - round),
    at(0.93, deep),
    at(0.07, deep),
    at(0, deep - round),
  ];
  const shade = [[at(0, deep), at(1, deep), at(1, deep + 0.12), at(0.04, deep + 0.12)]];
  pen.region(
    clothRegion(context, {
      part: `pocket ${side}`,
      outline,
      shade: [[at(0.8, 0), at(1, 0), at(1, deep), at(0.85, deep)]],
      reserve: 0.25,
    }),
  );
  pen.stroke('detail', [...outline, outline[0]], { weight: 1.15, taper: [0, 0] });
  pen.stroke('fold', shade[0].slice(1, 3), { weight: 0.6 });
  if (kind === 'patch') {
    pen.stroke('stitch', [at(0.08, 0.16), at(0.92, 0.16)], { weight: 0.8 });
    pen.stroke(
      'stitch',
      [
        at(0.06, 0.2),
        at(0.06, 0.86),
        at(0.12, 0.93),
        at(0.88, 0.93),
        at(0.94, 0.86),
        at(0.94, 0.2),
      ],
      { weight: 0.7 },
    );
  }
}

/** Four small patch pockets: on the chest and, where the garment reaches them, above the hem. */
export function drawChestAndHipPockets(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const size = { x: 0.17, wide: 0.25, high: 0.26, kind: 'patch' as const };
  for (const y of [0.68, 1.5]) {
    const part = cut.partAt(cut.frame.at(0, y)[1]);
    if (part > 0.86) continue;
    for (const side of SIDES) drawPocket(context, top, { ...size, side, part });
  }
}

/** The narrow welt of a breast pocket, on the wearer's left. */
export function drawBreastWelt(context: DressContext, top: GarmentTop): void {
  const { frame } = top.cut;
  const pen = context.scene.on(top.layer, top.order);
  const outline = [
    frame.at(0.3, 0.79),
    frame.at(0.49, 0.75),
    frame.at(0.495, 0.82),
    frame.at(0.305, 0.86),
  ];
  pen.region(clothRegion(context, { part: 'breast pocket', outline, reserve: 0 }));
  pen.stroke('detail', [...outline, outline[0]], { weight: 0.9, taper: [0, 0] });
}

/** A patch pocket on the chest, on the wearer's left. */
export function drawChestPocket(context: DressContext, top: GarmentTop): void {
  const { frame } = top.cut;
  const pen = context.scene.on(top.layer, top.order);
  const outline = [
    [0.19, 0.66],
    [0.43, 0.65],
    [0.43, 0.87],
    [0.31, 0.95],
    [0.19, 0.88],
  ].map(([x, y]) => frame.at(x, y));
  pen.region(clothRegion(context, { part: 'chest pocket', outline, reserve: 0.2 }));
  pen.stroke('detail', [...outline, outline[0]], { weight: 0.95, taper: [0, 0] });
  pen.stroke('stitch', [frame.at(0.2, 0.7), frame.at(0.42, 0.69)], { weight: 0.7 });
}

/** A patch pocket on both sides of the chest, each below a pointed flap. */
export function drawChestFlapPockets(context: DressContext, top: GarmentTop): void {
  const { frame } = top.cut;
  const pen = context.scene.on(top.layer, top.order);
  for (const side of SIDES) {
    const s = signOf(side);
    const at = (x: number, y: number) => frame.at(s * x, y);
    const pocket = [at(0.17, 0.68), at(0.44, 0.67), at(0.44, 0.95), at(0.17, 0.96)];
    pen.region(
      clothRegion(context, { part: `chest pocket ${side}`, outline: pocket, reserve: 0.2 }),
    );
    pen.stroke('detail', [...pocket, pocket[0]], { weight: 0.95, taper: [0, 0] });
    const flap = [
      at(0.155, 0.65),
      at(0.455, 0.64),
      at(0.455, 0.74),
      at(0.305, 0.8),
      at(0.155, 0.75),
    ];
    pen.region(clothRegion(context, { part: `pocket flap ${side}`, outline: flap, reserve: 0.1 }));
    pen.stroke('detail', [...flap, flap[0]], { weight: 1.1, taper: [0, 0] });
    pen.stroke('detail', [at(0.305, 0.74), at(0.31, 0.755)], { weight: 3, taper: [0, 0] });
  }
}

/** A pouch across the belly, entered from both sides. */
export function drawPouch(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order);
  const at = (x: number, y: number) => cut.on(x, cut.partAt(cut.frame.at(0, y)[1]));
  const high = 1.42;
  const low = 2.02;
  const outline = [
    at(-0.27, high),
    at(0.27, high),
    at(0.34, high + 0.14),
    at(0.46, low),
    at(-0.46, low),
    at(-0.34, high + 0.14),
  ];
  pen.region(
    clothRegion(context, {
      part: 'pouch',
      outline,
      shade: [[at(0.3, high), at(0.46, low), at(0.3, low), at(0.2, high + 0.3)]],
      reserve: 0.2,
    }),
  );
  pen.stroke('detail', [...outline, outline[0]], { weight: 1.25, taper: [0, 0] });
  for (const s of [-1, 1])
    pen.stroke(
      'stitch',
      [at(s * 0.25, high + 0.03), at(s * 0.31, high + 0.16), at(s * 0.42, low - 0.03)],
      { weight: 0.75 },
    );
}
