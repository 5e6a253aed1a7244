import { TOOL_IDS, type ToolId } from '@toile/contract';
import { createBackground } from './create-background/create-background.ts';
import { createPattern } from './create-pattern/create-pattern.ts';
import { createSketch } from './create-sketch/create-sketch.ts';
import type { RunField } from './fields/run-field.ts';
import { imageToFlatlay } from './image-to-flatlay/image-to-flatlay.ts';
import { patternToImage } from './pattern-to-image/pattern-to-image.ts';
import { sketchToImage } from './sketch-to-image/sketch-to-image.ts';
import type { SourceKind } from './source-kind.ts';
import { swapGarment } from './swap-garment/swap-garment.ts';
import type { Tool } from './tool.ts';

const TOOLS: Record<ToolId, Tool> = {
  'create-background': createBackground,
  'swap-garment': swapGarment,
  'sketch-to-image': sketchToImage,
  'create-sketch': createSketch,
  'create-pattern': createPattern,
  'pattern-to-image': patternToImage,
  'image-to-flatlay': imageToFlatlay,
};

/** The tool of an id. */
export function getTool(id: ToolId): Tool {
  return TOOLS[id];
}

/** All tools in the order in which the product lists them. */
export function listTools(): Tool[] {
  return TOOL_IDS.map(getTool);
}

/** The tools whose pictures show what a step asks for, in the order of the product. */
export function listMakers(kind: SourceKind): ToolId[] {
  return listTools().flatMap(({ id, makes }) => (makes.includes(kind) ? [id] : []));
}

/** Every setting that a tool offers, once. */
export function listFields(): RunField[] {
  return [...new Set(listTools().flatMap(({ settings }) => settings))];
}
