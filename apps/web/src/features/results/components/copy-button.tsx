import { copyText } from '../../../lib/copy-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type CopyButtonProps = {
  text: string;
  /** The button's label, and the messages after it was pressed. */
  words: { label: string; copied: string; notCopied: string };
};

/** Copies a text; says whether that could be done. */
export function CopyButton({ text, words }: CopyButtonProps) {
  return (
    <IconButton
      icon="copy"
      label={words.label}
      onClick={() => void copyText(text, words)}
      className="-my-2.5 -mr-3 text-ink-soft hover:text-ink"
    />
  );
}
