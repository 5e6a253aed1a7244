import { useId } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';

type ExampleChipsProps = {
  title: string;
  examples: readonly string[];
  onUse: (example: string) => void;
};

/** Prompts to begin with: a click uses one, its icon copies it. */
export function ExampleChips({ title, examples, onUse }: ExampleChipsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (examples.length === 0) return null;
  const copy = async (example: string) => {
    try {
      await navigator.clipboard.writeText(example);
      toast.success(t('wizard.promptCopied'));
    } catch {
      toast.error(t('wizard.promptNotCopied'));
    }
  };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="annotation">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li
            key={example}
            className="flex max-w-full items-stretch rounded border border-hairline bg-raised transition-colors hover:border-ink"
          >
            <button
              type="button"
              aria-label={t('wizard.useExample', { example })}
              onClick={() => onUse(example)}
              className="min-h-11 py-1.5 pl-3.5 text-left leading-snug"
            >
              <span lang="en">{example}</span>
            </button>
            <IconButton
              icon="copy"
              label={t('wizard.copyExample', { example })}
              onClick={() => void copy(example)}
              className="text-ink-soft hover:text-ink"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
