/**
 * Reasons why an engine refuses its input. The sentence for each is in `refusals` of the message
 * table.
 */
export const REFUSAL_REASONS = [
  'undecodable',
  'too-small',
  'too-large',
  'blank',
  'mask-blank',
  'mask-size',
  'mask-whole',
  'nothing-stands-out',
  'no-lines',
  'photo-not-sketch',
  'no-subject',
  'no-person',
  'several-people',
  'no-part',
  'no-garment',
  'several-garments',
  'no-garment-named',
  'garment-type',
  'garment-one-piece',
  'garment-two-pieces',
  'garment-colour',
  'garment-legs',
  'garment-no-legs',
  'garment-bare-arms',
  'garment-sleeved',
  'garment-worn',
  'mask-off-person',
  'backdrop-small',
  'backdrop-same',
  'backdrop-person',
  'unsafe',
  'no-model',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
