import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { Backdrop } from './backdrop.ts';
import { type Below, bodyBelow, type Wearer } from './body-below.ts';
import { type ClothPlace, clothPlaces } from './cloth-place.ts';
import { edgesOf } from './edge-distance.ts';
import { type Face, findFace, makeUp } from './face.ts';
import { findFeet } from './find-feet.ts';
import type { Relief } from './height/relief.ts';
import type { Shadows } from './light/shadows.ts';
import type { Spot } from './light/spot.ts';
import type { Look } from './look.ts';
import { hair } from './materials/hair.ts';
import type { Material } from './materials/material.ts';
import { MATERIALS } from './materials/registry.ts';
import { shoe } from './materials/shoe.ts';
import { skin } from './materials/skin.ts';
import { drawPile } from './pile.ts';
import type { RenderChoices } from './render-reading.ts';
import { createShare, sharePixel } from './share-pixel.ts';
import type { Stage } from './stage.ts';
import type { Surface, Surfaces } from './surfaces.ts';
import { toneOf } from './tone.ts';

export type Painting = {
  reading: SketchReading;
  stage: Stage;
  surfaces: Surfaces;
  relief: Relief;
  shadows: Shadows;
  backdrop: Backdrop;
  choices: RenderChoices;
};

/** What is needed of a label at every pixel. */
type Piece = {
  surface: Surface;
  material: Material;
  place: ClothPlace;
  below: (x: number, y: number) => Below;
  isFace: boolean;
  isCloth: boolean;
};

/** Shades every pixel, shared ones for each of their areas, and lays them on the backdrop. */
export function paintStage(painting: Painting): Uint8ClampedArray {
  const { reading, stage, backdrop } = painting;
  const pieces = piecesOf(painting);
  const face = findFace(reading, stage, painting.surfaces);
  const { distance, isShared } = edgesOf(stage);
  const look = createLook(painting, { pieces, distance, face });
  const share = createShare();
  const ground = new Float32Array(3);
  const light = backdrop;
  const { width, height, left, top, labels } = stage;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const i = y * width + x;
      if (labels[i] === 0 && isShared[i] === 0) continue;
      const o = ((y + top) * reading.size.width + x + left) * 3;
      if (isShared[i] === 0) {
        look(x, y, { label: labels[i], part: 1, to: light, o });
        continue;
      }
      sharePixel(labels, i, width, share);
      ground.set(light.subarray(o, o + 3));
      light.fill(0, o, o + 3);
      for (let k = 0; k < share.count; k += 1) {
        const part = share.parts[k];
        if (share.labels[k] === 0) addPart(light, o, { colour: ground, part });
        else if (part > 0) look(x, y, { label: share.labels[k], part, to: light, o, ground });
      }
    }
  }
  const pileOf = (label: number) => pieces[label]?.material.pilePx ?? 0;
  return drawPile(developed(light, reading, painting.choices.look), stage, {
    pileOf,
    seed: painting.choices.seed,
  });
}

type LookOptions = { pieces: readonly (Piece | undefined)[]; distance: Float32Array; face?: Face };
/** What is shaded, and where it goes; with `ground`, one of several parts of a pixel. */
type Target = { label: number; part: number; to: Float32Array; o: number; ground?: Float32Array };

function addPart(
  to: Float32Array,
  o: number,
  { colour, part }: { colour: Float32Array; part: number },
): void {
  for (let c = 0; c < 3; c += 1) to[o + c] += colour[c] * part;
}

/** A function that shades one pixel as one label and adds its part. */
function createLook({ stage, relief, shadows, choices }: Painting, options: LookOptions) {
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
    wear(spot, piece, x, y);
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
function wear(spot: Spot, { surface, place, below }: Piece, x: number, y: number): void {
  const dx = x - place.x;
  const dy = y - place.y;
  const across = spot.nx * place.sin - spot.ny * place.cos;
  spot.u = dx * place.sin - dy * place.cos + 9 * across * across * across + 1.6 * across;
  spot.v = dx * place.cos + dy * place.sin + 2 * spot.ny;
  const [r, g, b] = surface.albedo;
  spot.r = r;
  spot.g = g;
  spot.b = b;
  if (surface.fabric.sheer === 0) return;
  const under = below(spot.x, spot.y);
  spot.body = under.body;
  spot.lined = under.lined;
}

/** A breath of the drawing: its seams and creases, never its outlines; on cloth only what a pen drew. */
function inkOver(out: Float32Array, { line, softLine, edge }: Spot, { isCloth, material }: Piece) {
  if (softLine === 0 && (line === 0 || isCloth)) return;
  const strength = material.ink ?? 0.42;
  const mark = isCloth ? 0.7 * softLine : Math.min(1, 0.55 * softLine + strength * line * 0.75);
  const kept = 1 - mark * strength * Math.min(1, Math.max(0.15, (edge - 1) / 3.5)) * 1.15;
  out[0] *= kept;
  out[1] *= kept;
  out[2] *= kept;
}

function piecesOf({ reading, stage, surfaces }: Painting): (Piece | undefined)[] {
  const places = clothPlaces(stage.labels, stage, surfaces.list);
  const wearer: Wearer = {
    ...reading.landmarks,
    isPerson: reading.isPerson,
    feet: findFeet(reading),
  };
  const pieces: (Piece | undefined)[] = [];
  for (const surface of surfaces.list) {
    const { id, part } = surface.region;
    const place = places[id];
    const onPage = { ...place, x: place.x + stage.left, y: place.y + stage.top };
    pieces[id] = {
      surface,
      place,
      material: materialOf(surface),
      below: bodyBelow(surface, onPage, wearer),
      isCloth: surface.region.class === 'garment',
      isFace: /face|eye|iris|lip|mouth|brow|nose|cheek|ear/.test(part),
    };
  }
  return pieces;
}

function materialOf({ region, fabric }: Surface): Material {
  if (region.class === 'skin') return skin;
  if (region.class === 'hair') return hair;
  if (region.class === 'shoe') return shoe;
  return MATERIALS[fabric.id];
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
  light,
});

/** Linear light to bytes, with a breath of grain. */
function developed(
  light: Float32Array,
  { size }: SketchReading,
  { balance: [red, green, blue] }: Look,
): Uint8ClampedArray {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  let state = 1;
  for (let i = 0, o = 0; o < data.length; i += 3, o += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = (state / 4294967296 - 0.5) * 2.4;
    data[o] = toneOf(light[i] * red, grain);
    data[o + 1] = toneOf(light[i + 1] * green, grain);
    data[o + 2] = toneOf(light[i + 2] * blue, grain);
    data[o + 3] = 255;
  }
  return data;
}
