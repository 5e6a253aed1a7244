import { Icon } from './icon.tsx';

/** Confirmation of an action; read out when it appears. Empty before. */
export function DoneNote({ text }: { text: string | undefined }) {
  return (
    <output className="block">
      {text !== undefined && (
        <span className="flex items-start gap-2">
          <Icon name="check" className="mt-0.5 size-5 shrink-0" />
          {text}
        </span>
      )}
    </output>
  );
}
