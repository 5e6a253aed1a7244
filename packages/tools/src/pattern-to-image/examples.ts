/** Prompts that show the tool's range: tailoring, shirts, dresses, knitwear, skirts, denim. */
export const EXAMPLES = [
  'camp collar shirt with short sleeves',
  'midi wrap dress in silk',
  'oversized wool blazer, double-breasted',
  'pleated midi skirt',
  'chunky knit turtleneck sweater',
  'shirt dress with a tie belt',
] as const;
