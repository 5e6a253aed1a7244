import { smoothstep } from '../../core/interpolate.ts';
import type { Edges } from './edge-distance.ts';
import type { Face } from './face.ts';
import { faceAt, makeUp } from './face.ts';
import type { Spot } from './light/spot.ts';
import type { Shaded } from './materials/material.ts';
import type { Painting } from './paint-stage.ts';
import type { Piece } from './pieces.ts';
import { type PrintAt, printOf } from './print-on-cloth.ts';
import { quilt } from './quilt.ts';
import type { RenderChoices } from './render-reading.ts';
import type { Surface } from './surfaces.ts';

type ShaderOptions = {
  pieces: readonly (Piece | undefined)[];
  edges: Edges;
  /** Of the people in the picture. */
  faces: readonly Face[];
};

/** Shades a pixel of the stage as one label; what comes out is in `out`, which is reused. */
export type Shader = { shade: (x: number, y: number, label: number) => void; out: Shaded };

/** Makes a shader for a stage; nothing is allocated from pixel to pixel. */
export function createShader(painting: Painting, options: ShaderOptions): Shader {
  const { pieces, faces } = options;
  const { isShared } = options.edges;
  const { width } = painting.stage;
  const out = new Float32Array(4);
  const spot = blankSpot(painting.choices);
  const print = printOf(painting.reading, painting.stage);
  const place = placerOf(painting, options.edges.distance);
  const shade = (x: number, y: number, label: number) => {
    const piece = pieces[label];
    if (!piece) {
      out.fill(0);
      return;
    }
    place(spot, x, y);
    if (!piece.isCloth && isShared[y * width + x] === 1) spot.edge = Math.min(1, spot.edge);
    wear(spot, piece, print);
    piece.material.shade(spot, out);
    const face = piece.isFace ? faceAt(faces, spot) : undefined;
    if (face) makeUp(out, spot, face);
    else if (!painting.choices.isInked) inkOver(out, spot, piece);
  };
  return { shade, out };
}

/** A function that tells a spot what the planes hold at a pixel of the stage. */
function placerOf({ stage, relief, shadows }: Painting, distance: Float32Array) {
  const { width, half, lines, left, top, halfLines } = stage;
  const w = half.width;
  const lastX = half.width - 2;
  const lastY = half.height - 2;
  const field = (plane: Float32Array, i: number, fx: number, fy: number) => {
    const upper = plane[i] + (plane[i + 1] - plane[i]) * fx;
    return upper + (plane[i + w] + (plane[i + w + 1] - plane[i + w]) * fx - upper) * fy;
  };
  return (spot: Spot, x: number, y: number) => {
    const hx = Math.min(lastX, Math.max(0, (x - 0.5) / 2));
    const hy = Math.min(lastY, Math.max(0, (y - 0.5) / 2));
    const column = hx | 0;
    const row = hy | 0;
    const at = row * w + column;
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
    spot.softLine = field(halfLines, at, fx, fy);
  };
}

/** Places the spot on its cloth: coordinates bend away with the surface. */
function wear(spot: Spot, { surface, place, below }: Piece, print: PrintAt): void {
  const dx = spot.x - place.x;
  const dy = spot.y - place.y;
  const across = spot.nx * place.sin - spot.ny * place.cos;
  spot.u = dx * place.sin - dy * place.cos + 2.2 * across;
  spot.v = dx * place.cos + dy * place.sin + 1.2 * spot.ny;
  // By index: a pattern would ask an iterator at each pixel.
  const { albedo } = surface;
  spot.r = albedo[0];
  spot.g = albedo[1];
  spot.b = albedo[2];
  fadeInto(spot, surface);
  print(spot, surface);
  if (surface.isQuilted) quilt(spot);
  surface.structure?.(spot);
  pipe(spot, surface);
  if (surface.fabric.sheer === 0) return;
  const under = below(spot.x, spot.y);
  spot.body = under.body;
  spot.lined = under.lined;
  spot.under = under.tone ?? spot.skin;
}

/** Page pixels of a cord along an edge: about 8 mm on a figure of the usual size. */
const PIPING_PX = 3.4;

/** Covers the edge of a cloth with its piping, a round cord. */
function pipe(spot: Spot, { piping }: Surface): void {
  if (!piping || spot.edge > PIPING_PX) return;
  spot.r = piping[0];
  spot.g = piping[1];
  spot.b = piping[2];
  spot.open *= 0.8 + 0.2 * (1 - Math.abs(spot.edge / PIPING_PX - 0.5) * 2);
}

/** Mixes in the colour that the cloth runs into. */
function fadeInto(spot: Spot, { fade }: Surface): void {
  if (!fade) return;
  const part = smoothstep(fade.top, fade.bottom, spot.y);
  spot.r += (fade.albedo[0] - spot.r) * part;
  spot.g += (fade.albedo[1] - spot.g) * part;
  spot.b += (fade.albedo[2] - spot.b) * part;
}

/** Strength of drawn lines on cloth: they carry the cut, its folds, pleats and bows. */
const CLOTH_LINE = 1.6;

/** A breath of the drawing: its seams and creases, never its outlines; on cloth only what a pen drew. */
function inkOver(out: Float32Array, { line, softLine, edge }: Spot, { isCloth, material }: Piece) {
  if (softLine === 0 && (line === 0 || isCloth)) return;
  const strength = material.ink ?? 0.42;
  const mark = isCloth
    ? Math.min(1, CLOTH_LINE * softLine)
    : Math.min(1, 0.55 * softLine + strength * line * 0.75);
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
