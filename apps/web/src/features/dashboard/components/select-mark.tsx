import { Icon } from '../../../ui/icon.tsx';

type SelectMarkProps = { label: string; checked: boolean; onChange: () => void };

/** The checkbox on a picture's corner. */
export function SelectMark({ label, checked, onChange }: SelectMarkProps) {
  return (
    <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className={BOX_CLASS}
      />
      <Icon
        name="check"
        className="pointer-events-none relative size-5 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}

// Where a pointer hovers, an empty box shows on its picture alone, or once something is chosen.
const BOX_CLASS =
  'peer absolute inset-2 size-7 cursor-pointer appearance-none rounded border border-[#0b0c0f]/55 bg-[#fff]/85 ' +
  'transition-opacity hover:border-[#0b0c0f] checked:border-accent checked:bg-accent ' +
  'pointer-fine:not-checked:opacity-0 pointer-fine:group-hover/tile:opacity-100! ' +
  'pointer-fine:focus-visible:opacity-100! pointer-fine:in-data-choosing:opacity-100!';
