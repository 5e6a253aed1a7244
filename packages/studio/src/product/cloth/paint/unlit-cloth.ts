import type { Rgb } from '../../../core/colour.ts';
import { clamp } from '../../../core/interpolate.ts';
import { createTexture } from '../light/texture.ts';
import type { Panel } from '../panel.ts';
import { createLace } from '../swatch/lace.ts';
import { addSample, type Print } from '../swatch/print.ts';
import { type Stitch, stitchAt, stitchCm } from '../swatch/stitches.ts';
import type { PanelContext } from './paint-panel.ts';

/** A place of the cloth; `facing` is 1 towards the viewer, `inner` 0 at the panel's edge. */
export type ClothPoint = { u: number; v: number; facing: number; inner: number };

/** Writes red, green, blue (0 to 255) and opacity (0 to 1) of unlit cloth into `out`. */
export type UnlitCloth = (out: Float32Array, at: ClothPoint) => void;

/** The cloth of a panel: the print, its wrong side or its ground colour, woven, knitted or as lace. */
export function createUnlitCloth(panel: Panel, context: PanelContext): UnlitCloth {
  const { fabric, page } = context;
  const colour = colourOf(panel, context);
  const texture = createTexture(fabric.id, page.pxPerCm);
  const see = opacityOf(panel, context);
  return (out, at) => {
    colour(out, at);
    const weave = texture(at.u, at.v);
    for (let c = 0; c < 3; c += 1) out[c] *= weave;
    out[3] = see(out, at);
  };
}

function colourOf({ stuff }: Panel, { print, fabric, page }: PanelContext): UnlitCloth {
  const { ground, mean } = print.colours;
  if (stuff === 'rib' || stuff === 'plain') return flat(ground, stuff === 'rib' ? 0.93 : 1);
  const printed =
    fabric.id === 'knit'
      ? knitted(print, { pxPerCm: page.pxPerCm, chunk: 1.25 })
      : woven(print, page.pxPerCm);
  if (stuff === 'cloth') return printed;
  return (out, at) => {
    printed(out, at);
    for (let c = 0; c < 3; c += 1) out[c] = (out[c] * 0.5 + mean[c] * 0.5) * 0.94 + 12;
  };
}

const flat =
  (colour: Rgb, times: number): UnlitCloth =>
  (out) => {
    for (let c = 0; c < 3; c += 1) out[c] = colour[c] * times;
  };

/** Four samples a pixel, on a turned square. */
function woven(print: Print, pxPerCm: number): UnlitCloth {
  const near = 0.13 / pxPerCm;
  const far = 0.38 / pxPerCm;
  const across = [-near, far, near, -far];
  const down = [-far, -near, far, near];
  const target: { out: Float32Array; weight: number } = { out: new Float32Array(4), weight: 0.25 };
  const place = { u: 0, v: 0 };
  return (out, at) => {
    out.fill(0);
    target.out = out;
    for (let k = 0; k < 4; k += 1) {
      place.u = at.u + across[k];
      place.v = at.v + down[k];
      addSample(print, place, target);
    }
  };
}

/** The print as a knitter works it: one colour a stitch, softened by its neighbours. */
function knitted(print: Print, { pxPerCm, chunk }: { pxPerCm: number; chunk: number }): UnlitCloth {
  const width = stitchCm(pxPerCm, chunk);
  const stitch: Stitch = { u: 0, v: 0, light: 1 };
  const soft = woven(print, 2 / width);
  const middle = { u: 0, v: 0, facing: 1, inner: 1 };
  return (out, at) => {
    stitchAt(at, width, stitch);
    middle.u = stitch.u;
    middle.v = stitch.v;
    soft(out, middle);
    for (let c = 0; c < 3; c += 1) out[c] *= stitch.light;
  };
}

function opacityOf(
  { stuff }: Panel,
  { fabric, print, page }: PanelContext,
): (colour: Float32Array, at: ClothPoint) => number {
  const { sheer, id } = fabric;
  if (sheer === 0 || stuff === 'rib') return () => 1;
  if (id === 'lace') {
    const lace = createLace(print.colours, { isPlain: isPlain(print), pxPerCm: page.pxPerCm });
    return (colour, { u, v, inner }) => Math.max(lace(u, v, colour), inner < 0.8 ? 0.9 : 0);
  }
  // Where cloth turns away there is more of it in the line of sight; hems and seams lie double.
  return (_, { facing, inner }) => {
    const turned = clamp((1 - facing) * 1.5);
    const edge = inner < 0.97 ? 0.45 : 0;
    return 1 - sheer * (1 - turned) * (1 - edge);
  };
}

function isPlain({ texels, colours: { mean } }: Print): boolean {
  let sum = 0;
  for (let i = 0; i < texels.length; i += 3) {
    sum += Math.abs(texels[i] - mean[0]) + Math.abs(texels[i + 1] - mean[1]);
  }
  return sum / texels.length < 3;
}
