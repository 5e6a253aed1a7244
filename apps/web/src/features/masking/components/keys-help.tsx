import { useTranslation } from 'react-i18next';

/**
 * List of the keys, behind a word that opens it. It is hidden where there are only fingers; the
 * stage still refers to it by `id` as its description for screen readers.
 */
export function KeysHelp({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation();
  return (
    <details className="hidden text-sm pointer-fine:block">
      <summary className="inline-block min-h-6 text-ink-soft hover:text-ink">
        {t('masking.keysTitle')}
      </summary>
      <p id={id} className="annotation mt-1">
        {text}
      </p>
    </details>
  );
}
