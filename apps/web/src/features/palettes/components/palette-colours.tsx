import type { PaletteColour } from '@toile/contract';

/** The colours of a palette, each with its code and the name beside it. */
export function PaletteColours({ colours }: { colours: readonly PaletteColour[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3">
      {colours.map(({ hex, name, called }, place) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- colours may come twice, and their places do not change
          key={place}
          className="flex min-w-0 items-center gap-3"
        >
          <span
            aria-hidden="true"
            className="size-12 shrink-0 rounded border border-hairline"
            style={{ background: hex }}
          />
          <span className="flex min-w-0 flex-col leading-snug">
            <span className="truncate" title={name || called}>
              {name || called}
            </span>
            <span className="text-sm text-ink-soft tabular-nums">{hex}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
