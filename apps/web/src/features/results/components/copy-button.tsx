import { toast } from 'react-hot-toast';
import { IconButton } from '../../../ui/icon-button.tsx';

type CopyButtonProps = {
  text: string;
  /** The button's label, and the messages after it was pressed. */
  words: { label: string; copied: string; notCopied: string };
};

/** Copies a text; says whether that could be done. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <IconButton
      icon="copy"
      label={words.label}
      onClick={() => void copy()}
      className="-my-2.5 -mr-3 text-ink-soft hover:text-ink"
    />
  );
}
