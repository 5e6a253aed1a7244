import type { Hex } from '../../core/colour.ts';

/** White of weddings, for clothes that a prompt gives no colour. */
export const BRIDAL_IVORY: Hex = '#f6f1e6';
