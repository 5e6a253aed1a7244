import { adjust, contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { lattice } from '../../core/lattice.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { drawBaroque } from '../ornament/damask/baroque.ts';
import type { DamaskDesign, DamaskTones } from '../ornament/damask/cell.ts';
import { drawMedallion } from '../ornament/damask/medallion.ts';
import { drawPomegranate } from '../ornament/damask/pomegranate-ogee.ts';
import { drawSprig } from '../ornament/damask/sprig.ts';
import { halfTile } from './half-tile.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted } from './printed-colours.ts';

/** Two named colours are figure and ground; one alone is the ground, woven tone on tone. */
function tonesOf({ namedColours, namedGround, palette, variant }: MotifSpec): DamaskTones {
  const [first, second] = namedColours;
  const alone = first !== undefined && second === undefined && !namedGround;
  const ground = namedGround ?? second ?? first ?? palette.ground;
  const pale = isDark(ground)
    ? mix(ground, '#fff3dc', variant === 'medallions' ? 0.62 : 0.36)
    : adjust(ground, -0.16, 1.15);
  const figure: Hex = alone ? pale : (first ?? palette.blooms[0]);
  const shown = contrast(figure, ground, lightness(ground) > 0.5 ? 0.14 : 0.18);
  return { figure: shown, half: mix(shown, ground, 0.42), ground };
}

type Design = { draw: DamaskDesign; width: number; height: number; stripes?: boolean };

const DESIGNS: Record<string, Design> = {
  medallions: { draw: drawMedallion, width: 256, height: 460 },
  pomegranates: { draw: drawPomegranate, width: 256, height: 430 },
  baroque: { draw: drawBaroque, width: 420, height: 760 },
  stripes: { draw: drawMedallion, width: 230, height: 330, stripes: true },
  'brocade sprigs': { draw: drawSprig, width: 128, height: 180 },
};

/** Satin stripes down every second half column. */
function layStripes({ ctx, unit }: Sheet, cellWidth: number, { half, ground }: DamaskTones): void {
  ctx.fillStyle = mix(half, ground, 0.72);
  for (let x = 0; x < unit.width; x += cellWidth) {
    ctx.fillRect(x, 0, cellWidth * 0.5, unit.height);
    ctx.fillStyle = mix(half, ground, 0.3);
    for (const edge of [0, 0.5])
      ctx.fillRect(x + cellWidth * (edge - 0.012), 0, cellWidth * 0.024, unit.height);
    ctx.fillStyle = mix(half, ground, 0.72);
  }
  ctx.fillStyle = mix(half, ground, 0.3);
  ctx.fillRect(unit.width - cellWidth * 0.012, 0, cellWidth * 0.012, unit.height);
}

function renderDamask(sheet: Sheet, spec: MotifSpec): void {
  const tones = tonesOf(spec);
  if (spec.layer !== 'over') fillSheet(sheet, tones.ground);
  const { draw, width, height, stripes } = DESIGNS[spec.variant];
  const printed = { ...asPrinted(spec), palette: { ...spec.palette, ground: tones.ground } };
  const grid = lattice(sheet.unit, {
    width: width * spec.scale,
    height: (height / (stripes ? 1 : 2)) * spec.scale,
    stagger: !stripes,
    rng: spec.rng,
  });
  if (stripes && spec.layer !== 'over') layStripes(sheet, grid.cellWidth, tones);
  const cell = stripes
    ? { w: grid.cellWidth * 0.23, h: grid.cellHeight * 0.46 }
    : { w: grid.cellWidth / 2, h: grid.cellHeight };
  const move = stripes ? grid.cellWidth * -0.25 : 0;
  for (const at of grid.points) {
    const placed = { ...at, x: at.x + move, radius: cell.h };
    placeFigure(sheet, printed, { at: placed, reach: 1.3 }, (pen) => draw(pen, cell, tones));
    if (!stripes) continue;
    stamp(sheet, { x: at.x + grid.cellWidth / 4, y: at.y, reach: grid.cellHeight }, (ctx) => {
      ctx.fillStyle = tones.half;
      for (const y of [-0.5, -0.25, 0, 0.25])
        diamond(ctx, {
          y: y * grid.cellHeight,
          size: grid.cellWidth * (y === 0 || y === -0.5 ? 0.05 : 0.028),
        });
    });
  }
}

function diamond(ctx: Sheet['ctx'], { y, size }: { y: number; size: number }): void {
  ctx.beginPath();
  ctx.moveTo(0, y - size);
  ctx.lineTo(size * 0.62, y);
  ctx.lineTo(0, y + size);
  ctx.lineTo(-size * 0.62, y);
  ctx.fill();
}

/** Formal ornament woven in two tones: acanthus, palmettes and pomegranates. */
export const damask: Motif = {
  id: 'damask',
  words: {
    damask: 8,
    brocade: 7,
    baroque: 7,
    rococo: 6,
    jacquard: 6,
    victorian: 4,
    ornate: 3,
    acanthus: 4,
    medallion: 2,
    renaissance: 6,
    regal: 3,
    'wall paper': 2,
    wallpaper: 2,
    palatial: 4,
    scroll: 3,
    scrollwork: 5,
    filigree: 5,
    versailles: 6,
    versace: 6,
  },
  kind: 'figures',
  isLeafy: true,
  ignores: ['density'],
  palettes: [
    'ruby plum',
    'emerald night',
    'gatsby',
    'sage',
    'indigo',
    'midnight bloom',
    'heirloom',
  ],
  variants: ['medallions', 'pomegranates', 'baroque', 'brocade sprigs', 'stripes'],
  pinned: (has) => {
    if (has('baroque', 'rococo', 'versace')) return ['baroque', 'medallions', 'stripes'];
    return has('brocade') ? ['brocade sprigs', 'pomegranates', 'stripes'] : [];
  },
  repeat: 'half-drop',
  grid: halfTile,
  finish: { warp: 0.8, fabric: 'silk' },
  render: renderDamask,
};
