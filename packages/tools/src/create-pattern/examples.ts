/** Prompts that show the tool's range, one per family of patterns. */
export const EXAMPLES = [
  'ditsy floral in dusty pink and sage on cream',
  'indigo ikat on cream',
  'art deco fans in gold on black',
  'watercolour lemons and leaves, sparse',
  'green and navy tartan, brushed flannel',
  'leopard print in terracotta',
] as const;
