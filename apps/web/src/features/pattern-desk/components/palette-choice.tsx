import { ColourStrip } from './colour-strip.tsx';

type PaletteChoiceProps = {
  name: string;
  /** The new colours, in the order of the pattern's own. */
  palette: readonly string[];
  shares: readonly number[];
  onChoose: () => void;
};

/** A button that puts a palette on the pattern, shown as it would change its colours. */
export function PaletteChoice({ name, palette, shares, onChoose }: PaletteChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full min-w-0 flex-col overflow-hidden rounded border border-control bg-raised text-left transition-colors hover:border-ink"
    >
      <ColourStrip colours={palette} shares={shares} />
      <span className="max-w-full truncate px-2 py-1 text-sm">{name}</span>
    </button>
  );
}
