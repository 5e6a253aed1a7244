import { toast } from 'react-hot-toast';

/** Copies a text; says whether that could be done. */
export async function copyText(
  text: string,
  words: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.notCopied);
  }
}
