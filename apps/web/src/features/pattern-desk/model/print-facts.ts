import {
  dpiOf,
  EXPORT_MAX_PIXELS,
  pixelsOf,
  REPEAT_CM_LIMITS,
  SOFT_BELOW_DPI,
  widthCmOf,
} from '@toile/contract';

/** The user's choices for a pattern's print. */
export type PrintChoice = {
  repeatCm: number;
  /** Undefined: the pattern's own pixels. */
  dpi: number | undefined;
  tiles: 1 | 3;
};

/** Properties of the printed file. */
export type PrintFacts = {
  /** Dots per inch of the drawn pixels: enlarging adds none. */
  drawnDpi: number;
  /** Resolution that the file declares for its pixels. */
  fileDpi: number;
  isSoft: boolean;
  /** The widest repeat, in centimetres, that does not print soft. */
  crispCm: number;
  isEnlarged: boolean;
  width: number;
  height: number;
  widthCm: number;
  heightCm: number;
  isTooLarge: boolean;
};

export function printFacts(
  tile: { width: number; height: number },
  { repeatCm, dpi, tiles }: PrintChoice,
): PrintFacts {
  const drawnDpi = dpiOf(tile.width, repeatCm);
  const tileWidth = dpi === undefined ? tile.width : pixelsOf(repeatCm, dpi);
  const width = tileWidth * tiles;
  const height = Math.max(1, Math.round((tileWidth * tile.height) / tile.width)) * tiles;
  return {
    drawnDpi,
    fileDpi: dpi ?? drawnDpi,
    isSoft: drawnDpi < SOFT_BELOW_DPI,
    crispCm: Math.floor(widthCmOf(tile.width, SOFT_BELOW_DPI) * 10) / 10,
    isEnlarged: dpi !== undefined && dpi > drawnDpi * 1.005,
    width,
    height,
    widthCm: repeatCm * tiles,
    heightCm: (repeatCm * tiles * tile.height) / tile.width,
    isTooLarge: width * height > EXPORT_MAX_PIXELS,
  };
}

/** Centimetres of a typed text; undefined where it is no valid width of a repeat. */
export function readRepeatCm(text: string): number | undefined {
  const cm = Number(text.replace(',', '.'));
  const { min, max } = REPEAT_CM_LIMITS;
  return text.trim() !== '' && cm >= min && cm <= max ? cm : undefined;
}
