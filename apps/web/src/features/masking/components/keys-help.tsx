import { useTranslation } from 'react-i18next';

/**
 * What the keys do, behind a word that opens it. Where there is nothing but fingers it is not
 * shown; the stage of that id's description tells of it all the same.
 */
export function KeysHelp({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation();
  return (
    <details className="hidden text-sm any-pointer-fine:block">
      <summary className="inline-block min-h-6 text-ink-soft hover:text-ink">
        {t('masking.keysTitle')}
      </summary>
      <p id={id} className="annotation mt-1">
        {text}
      </p>
    </details>
  );
}
