import type { Hex } from '../../core/colour.ts';
import type { MotifSpec } from '../motif.ts';

/** The colours of flat, printed shapes: those that the prompt names where it names two or more, else the palette's. */
export function printedColours({ namedColours, palette }: MotifSpec): Hex[] {
  const { blooms, leaves, accent, dark } = palette;
  if (namedColours.length > 1) return [...namedColours];
  return [...blooms, leaves[1], accent, dark];
}

/** Geometry looks cut, not brushed: plain gouache becomes flat colour, other media stay. */
export const asPrinted = (spec: MotifSpec): MotifSpec =>
  spec.style === 'gouache' ? { ...spec, style: 'flat' } : spec;
