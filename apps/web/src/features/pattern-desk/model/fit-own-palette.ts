import { hexToOklab } from '@toile/raster';

/** Indices of colours, the lightest first. */
function fromLight(colours: readonly string[]): number[] {
  return colours
    .map((hex, place) => ({ place, lightness: hexToOklab(hex)[0] }))
    .toSorted((a, b) => b.lightness - a.lightness)
    .map(({ place }) => place);
}

/**
 * A palette's colours for those of a pattern, the lightest for the lightest, so that light stays on
 * dark. Each is one of the palette itself, never a mixture: with fewer colours than the pattern has
 * some come twice, and of more the first ones are taken, in the order of the palette.
 */
export function fitOwnPalette(own: readonly string[], palette: readonly string[]): string[] {
  const taken = palette.slice(0, own.length);
  const ranked = fromLight(taken).map((place) => taken[place] ?? '');
  const fitted = own.map(() => '');
  for (const [rank, place] of fromLight(own).entries()) {
    const along = own.length === 1 ? 0 : rank / (own.length - 1);
    fitted[place] = ranked[Math.round(along * (ranked.length - 1))] ?? '';
  }
  return fitted;
}
