/** Prompts that show the tool's range: tailoring, shirts, dresses, knitwear, skirts; alone and worn. */
export const EXAMPLES = [
  'camp collar shirt with short sleeves',
  'midi wrap dress in silk',
  'oversized wool blazer, double-breasted',
  'pleated midi skirt',
  'chunky knit turtleneck sweater',
  'tiered maxi skirt with a white camisole, on a model',
] as const;
