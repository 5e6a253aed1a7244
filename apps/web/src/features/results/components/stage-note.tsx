import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';

type StageNoteProps = {
  text: string;
  /** True: shows a spinner. */
  isBusy?: boolean;
  /** True: the note is at the foot of the picture instead of in its place. */
  isAside?: boolean;
};

/** Words on the stage. */
export function StageNote({ text, isBusy = false, isAside = false }: StageNoteProps) {
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-0 flex justify-center p-6',
        isAside ? 'items-end' : 'items-center',
        isBusy && 'bg-[#0b0c0f]/40',
      )}
    >
      <output className="flex max-w-sm animate-appear items-center gap-3 rounded border border-hairline bg-paper px-4 py-2.5 text-center shadow-lg">
        {isBusy && <Spinner className="size-5" />}
        {text}
      </output>
    </div>
  );
}
