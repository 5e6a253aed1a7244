/** A bag in the hand, in words that mean it as well. */
export const CARRIED: readonly string[] = [
  'holding a bag',
  'holding bag',
  'carrying a bag',
  'carrying bag',
  'holding her bag',
  'holding a handbag',
  'holding her handbag',
  'carrying a handbag',
  'bag in hand',
];
