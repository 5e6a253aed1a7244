type ColourStripProps = {
  colours: readonly string[];
  /** The part of the width that each has; without it all have the same. */
  shares?: readonly number[];
};

/** Colours side by side; decorative: the name beside it carries the meaning. */
export function ColourStrip({ colours, shares }: ColourStripProps) {
  return (
    <span aria-hidden="true" className="flex h-7 w-full">
      {colours.map((hex, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- colours may come twice, and their places do not change
          key={place}
          style={{ background: hex, flexGrow: shares ? 0.12 + (shares[place] ?? 0) : 1 }}
        />
      ))}
    </span>
  );
}
