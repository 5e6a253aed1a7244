import type { Hex } from '../../../core/colour.ts';
import type { Design } from '../features.ts';
import type { DressContext } from '../garment.ts';

type Other = {
  colour?: Hex;
  trim?: Hex;
  fabric?: DressContext['piece']['fabric'];
  design?: Partial<Design>;
};

/** The context of another part of the same garment, in a colour or cut of its own: without the print. */
export function otherPart(
  context: DressContext,
  { colour, trim, fabric, design }: Other,
): DressContext {
  const { piece } = context;
  return {
    ...context,
    piece: {
      ...piece,
      colour: colour ?? piece.colour,
      trim: trim ?? piece.trim,
      fabric: fabric ?? piece.fabric,
      print: colour === undefined ? piece.print : undefined,
      design: { ...piece.design, ...design },
    },
  };
}
