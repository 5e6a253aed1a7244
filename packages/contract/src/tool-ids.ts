/** The seven tools, in the order in which the product lists them. */
export const TOOL_IDS = [
  'create-background',
  'swap-garment',
  'sketch-to-image',
  'create-sketch',
  'create-pattern',
  'pattern-to-image',
  'image-to-flatlay',
] as const;

/** Identifies a tool; on the wire it is the field `ai_model` and the `type` of a Generation. */
export type ToolId = (typeof TOOL_IDS)[number];
