import { createCanvas } from '@napi-rs/canvas';
import { createRng } from '../../core/rng.ts';
import { createSheet } from '../../core/sheet.ts';
import { createUnit } from '../../core/unit.ts';
import { createPen } from '../paint/pen.ts';
import { PALETTES } from '../prompt/palettes.ts';
import { SUBJECTS } from './registry.ts';

/** Radius of the subject in sides of the picture: petals may ruffle beyond it. */
const RADIUS = 0.37;
const GROUND = '#f6f1e7';
/** A warm, clear palette on a light ground. */
const [PALETTE] = PALETTES;

/**
 * One subject by its name in its own colours on a light ground, as an encoded PNG.
 * @throws RangeError for a name that no subject has.
 */
export function drawSubjectAlone(name: string, sidePx: number): Uint8Array {
  const subject = SUBJECTS.find(({ words }) => words.includes(name));
  if (!subject) throw new RangeError(`There is no subject ${name}`);
  const canvas = createCanvas(sidePx, sidePx);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = GROUND;
  ctx.fillRect(0, 0, sidePx, sidePx);
  ctx.translate(sidePx / 2, sidePx / 2);
  const sheet = createSheet(createUnit('straight', { columns: 1, rows: 1 }), 1024);
  const pen = createPen(
    { ...sheet, ctx },
    {
      palette: { ...PALETTE, ground: GROUND },
      namedColours: [],
      hasColourWish: false,
      style: 'gouache',
      scale: 1,
      density: 1,
      repeat: 'straight',
      variant: 'tossed',
      seed: name,
      designSeed: name,
      rng: createRng(name),
      has: () => false,
      subjects: [],
      layer: 'alone',
    },
    1,
  );
  subject.draw(pen, sidePx * RADIUS);
  return canvas.toBuffer('image/png');
}
