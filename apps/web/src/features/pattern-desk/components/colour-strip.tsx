type ColourStripProps = {
  colours: readonly string[];
  /** The part of the pattern that each has. */
  shares: readonly number[];
};

/** Colours side by side; decorative: the name beside it carries the meaning. */
export function ColourStrip({ colours, shares }: ColourStripProps) {
  return (
    <span aria-hidden="true" className="flex h-7 w-full">
      {colours.map((hex, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- colours may come twice, and their places do not change
          key={place}
          style={{ background: hex, flexGrow: 0.12 + (shares[place] ?? 0) }}
        />
      ))}
    </span>
  );
}
