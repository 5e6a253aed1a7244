import type { Face } from './face.ts';
import { makeUp } from './face.ts';
import type { Spot } from './light/spot.ts';
import type { Painting } from './paint-stage.ts';
import type { Piece } from './pieces.ts';
import { type PrintAt, printOf } from './print-on-cloth.ts';
import type { RenderChoices } from './render-reading.ts';

type LookOptions = { pieces: readonly (Piece | undefined)[]; distance: Float32Array; face?: Face };
/** What is shaded, and where it goes; with `ground`, one of several parts of a pixel. */
type Target = { label: number; part: number; to: Float32Array; o: number; ground?: Float32Array };

/** A function that shades one pixel as one label and adds its part. */
export function createLook(
  { reading, stage, relief, shadows, choices }: Painting,
  options: LookOptions,
) {
  const print = printOf(reading, stage);
  const { width, half, lines, left, top } = stage;
  const { pieces, distance, face } = options;
  const out = new Float32Array(4);
  const spot = blankSpot(choices);
  const field = (plane: Float32Array, i: number, fx: number, fy: number) => {
    const w = half.width;
    const upper = plane[i] + (plane[i + 1] - plane[i]) * fx;
    return upper + (plane[i + w] + (plane[i + w + 1] - plane[i + w]) * fx - upper) * fy;
  };
  return (x: number, y: number, { label, part, to, o, ground }: Target) => {
    const piece = pieces[label];
    if (!piece) return;
    const hx = Math.min(half.width - 2, Math.max(0, (x - 0.5) / 2));
    const hy = Math.min(half.height - 2, Math.max(0, (y - 0.5) / 2));
    const column = hx | 0;
    const row = hy | 0;
    const at = row * half.width + column;
    const fx = hx - column;
    const fy = hy - row;
    const sx = field(relief.slopeX, at, fx, fy);
    const sy = field(relief.slopeY, at, fx, fy);
    const steep = 1 / Math.sqrt(sx * sx + sy * sy + 1);
    spot.nx = -sx * steep;
    spot.ny = -sy * steep;
    spot.nz = steep;
    spot.x = x + left;
    spot.y = y + top;
    spot.shadow = field(shadows.key, at, fx, fy);
    spot.open = field(shadows.open, at, fx, fy);
    spot.crest = field(relief.crest, at, fx, fy);
    spot.strand = field(relief.strands, at, fx, fy);
    const i = y * width + x;
    spot.edge = Math.min(24, distance[i]);
    spot.line = lines[i];
    spot.softLine = field(stage.halfLines, at, fx, fy);
    wear(spot, piece, { x, y, print });
    piece.material.shade(spot, out);
    if (piece.isFace && face) makeUp(out, { face, x, y, line: spot.line });
    else inkOver(out, spot, piece);
    const cover = out[3];
    for (let c = 0; c < 3; c += 1) {
      const under = ground ? ground[c] : to[o + c];
      const colour = out[c] * cover + under * (1 - cover);
      to[o + c] = ground ? to[o + c] + colour * part : colour;
    }
  };
}

/** Places the spot on its cloth: coordinates bend away with the surface. */
function wear(
  spot: Spot,
  { surface, place, below }: Piece,
  { x, y, print }: { x: number; y: number; print: PrintAt },
): void {
  const dx = x - place.x;
  const dy = y - place.y;
  const across = spot.nx * place.sin - spot.ny * place.cos;
  spot.u = dx * place.sin - dy * place.cos + 2.2 * across;
  spot.v = dx * place.cos + dy * place.sin + 1.2 * spot.ny;
  const [r, g, b] = surface.albedo;
  spot.r = r;
  spot.g = g;
  spot.b = b;
  print(spot, surface);
  if (surface.fabric.sheer === 0) return;
  const under = below(spot.x, spot.y);
  spot.body = under.body;
  spot.lined = under.lined;
  spot.under = under.tone ?? spot.skin;
}

/** A breath of the drawing: its seams and creases, never its outlines; on cloth only what a pen drew. */
function inkOver(out: Float32Array, { line, softLine, edge }: Spot, { isCloth, material }: Piece) {
  if (softLine === 0 && (line === 0 || isCloth)) return;
  const strength = material.ink ?? 0.42;
  const mark = isCloth ? 0.75 * softLine : Math.min(1, 0.55 * softLine + strength * line * 0.75);
  const kept =
    1 - mark * strength * Math.min(1, Math.max(isCloth ? 0 : 0.15, (edge - 1) / 3.5)) * 1.15;
  out[0] *= kept;
  out[1] *= kept;
  out[2] *= kept;
}

const blankSpot = ({ skin: below, look: { light } }: RenderChoices): Spot => ({
  x: 0,
  y: 0,
  u: 0,
  v: 0,
  nx: 0,
  ny: 0,
  nz: 1,
  r: 0,
  g: 0,
  b: 0,
  shadow: 1,
  open: 1,
  crest: 0,
  strand: 0,
  edge: 0,
  line: 0,
  softLine: 0,
  body: 0,
  lined: 0,
  skin: below,
  under: below,
  light,
});
