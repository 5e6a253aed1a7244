import * as germanBackground from './create-background/de.ts';
import * as background from './create-background/en.ts';
import * as germanPattern from './create-pattern/de.ts';
import * as pattern from './create-pattern/en.ts';
import * as germanSketch from './create-sketch/de.ts';
import * as sketch from './create-sketch/en.ts';
import * as germanSettings from './fields/de.ts';
import * as settings from './fields/en.ts';
import * as germanFlatlay from './image-to-flatlay/de.ts';
import * as flatlay from './image-to-flatlay/en.ts';
import * as germanGarment from './pattern-to-image/de.ts';
import * as garment from './pattern-to-image/en.ts';
import * as germanRendering from './sketch-to-image/de.ts';
import * as rendering from './sketch-to-image/en.ts';
import * as germanSwap from './swap-garment/de.ts';
import * as swap from './swap-garment/en.ts';

/** The tools' tables of words, each with its German one, for texts that a server answers. */
export const toolTables: readonly (readonly [english: unknown, german: unknown])[] = [
  [background, germanBackground],
  [swap, germanSwap],
  [rendering, germanRendering],
  [sketch, germanSketch],
  [pattern, germanPattern],
  [garment, germanGarment],
  [flatlay, germanFlatlay],
  [settings, germanSettings],
];
