import { adjust, type Hex, lightness, mix } from '../../core/colour.ts';
import { smoothstep } from '../../core/interpolate.ts';
import type { GroundStyle } from './ground/ground-style.ts';
import type { DrapeStyle } from './height/drape.ts';
import {
  BRIGHT_TENT,
  HARD_SUN,
  type LightSetup,
  SIDE_LAMP,
  SOFT_BOX,
} from './light/light-setup.ts';

/** Settings by which one photograph of a garment differs from the next. */
export type Look = {
  id: 'catalogue' | 'sunlit' | 'bright' | 'evening';
  light: LightSetup;
  drape: DrapeStyle;
  ground: GroundStyle;
  /** Factors of the picture's red, green and blue. */
  balance: readonly [number, number, number];
  /** Lightness that is added to the cloth, and the factor of its chroma. */
  shade: readonly [lighter: number, chroma: number];
  /** For pale, ordinary and dark cloth. */
  papers: readonly [pale: Hex, ordinary: Hex, dark: Hex];
  /** True where the prompt names the ground's colour, which then takes nothing of the cloth's. */
  hasOwnPaper?: boolean;
};

/** A run of four shows each once. */
export const LOOKS: readonly Look[] = [
  {
    id: 'catalogue',
    light: SOFT_BOX,
    drape: { scale: 1, depth: 1 },
    ground: 'sweep',
    balance: [1, 1, 1],
    shade: [0, 1],
    papers: ['#b9b3ab', '#e4e0da', '#e6e2dc'],
  },
  {
    id: 'sunlit',
    light: HARD_SUN,
    drape: { scale: 1.3, depth: 1.15 },
    ground: 'window',
    balance: [1.045, 1, 0.93],
    shade: [0.012, 1.05],
    papers: ['#aa9d8e', '#d8cfc4', '#ddd5ca'],
  },
  {
    id: 'bright',
    light: BRIGHT_TENT,
    drape: { scale: 0.78, depth: 0.9 },
    ground: 'room',
    balance: [0.985, 1, 1.03],
    shade: [0.028, 0.96],
    papers: ['#a3adb5', '#e9ecee', '#e9ecee'],
  },
  {
    id: 'evening',
    light: SIDE_LAMP,
    drape: { scale: 1.12, depth: 1.3 },
    ground: 'canvas',
    balance: [1.02, 1, 0.97],
    shade: [-0.022, 1.06],
    papers: ['#5d5852', '#75706a', '#a8a39c'],
  },
];

/** A ground that the cloth stands out from, with a breath of its colour. */
export function paperFor({ papers, hasOwnPaper }: Look, cloth: Hex): Hex {
  const light = lightness(cloth);
  if (light > 0.86) return papers[0];
  if (hasOwnPaper) return papers[light < 0.42 ? 2 : 1];
  return mix(papers[light < 0.42 ? 2 : 1], cloth, 0.05);
}

/** Lightness that pale cloth gains, and its chroma: what light and stitches take from a cream must not turn it to khaki. */
const PALE = { lighter: 0.035, chroma: 0.45 };

/** The cloth as this light shows it: named colours stay what they are called. */
export function shadeOf({ shade: [lighter, chroma] }: Look, colour: Hex): Hex {
  const pale = smoothstep(0.84, 0.97, lightness(colour));
  return adjust(colour, lighter + PALE.lighter * pale, chroma * (1 + PALE.chroma * pale));
}

/** Width and height of a variation's folds against those of its look. */
const DRAPES: readonly DrapeStyle[] = [
  { scale: 0.72, depth: 1.1 },
  { scale: 1.35, depth: 1.2 },
  { scale: 0.85, depth: 0.85 },
  { scale: 1.2, depth: 0.95 },
];

/** The folds of a look as they fall another time. */
export function otherDrape({ scale, depth }: DrapeStyle, turn: number): DrapeStyle {
  const other = DRAPES[turn % DRAPES.length];
  return { scale: scale * other.scale, depth: depth * other.depth };
}
