import { adjust, type Hex, mix } from '../core/colour.ts';

const lighter = (colour: Hex) => mix(colour, '#ffffff', 0.45);
const deeper = (colour: Hex) => adjust(colour, -0.14);
const dustier = (colour: Hex) => adjust(mix(colour, '#cfc4bc', 0.35), 0, 0.85);
const brighter = (colour: Hex) => adjust(colour, 0.04, 1.25);

/** Words before a colour's name and what they do to it. */
export const COLOUR_MODIFIERS: Readonly<Record<string, (colour: Hex) => Hex>> = {
  light: lighter,
  pale: lighter,
  pastel: lighter,
  icy: lighter,
  dark: deeper,
  deep: deeper,
  rich: deeper,
  dusty: dustier,
  soft: dustier,
  muted: dustier,
  faded: dustier,
  smoky: dustier,
  warm: (colour) => mix(colour, '#e09a50', 0.12),
  cool: (colour) => mix(colour, '#6f9fd0', 0.12),
  bright: brighter,
  vivid: brighter,
  hot: brighter,
  neon: (colour) => adjust(colour, 0.08, 1.5),
};
