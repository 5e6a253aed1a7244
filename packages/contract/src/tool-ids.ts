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

/** Id of a tool: the field `ai_model` of requests and the `type` of a Generation. */
export type ToolId = (typeof TOOL_IDS)[number];
