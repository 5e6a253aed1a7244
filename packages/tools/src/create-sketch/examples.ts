/** Prompts that show the tool's range: a gown, tailoring, knitwear, menswear, children, a technical flat. */
export const EXAMPLES = [
  'flowing emerald silk evening gown, plunging neckline, thigh slit',
  'camel trench coat, double-breasted, belted, over black trousers',
  'oversized charcoal blazer with wide-leg trousers',
  "men's olive bomber jacket with straight jeans and sneakers",
  'floral sundress with puff sleeves and a square neckline',
  'technical flat of a denim jacket, front and back',
] as const;
