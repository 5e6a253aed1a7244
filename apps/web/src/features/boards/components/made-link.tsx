import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The address of a link that was made just now. */
export function MadeLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const words = { copied: t('boards.links.copied'), notCopied: t('boards.links.copyFailed') };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          readOnly
          label={t('boards.links.made')}
          hint={t('boards.links.once')}
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <Button look="outline" onClick={() => void copyText(url, words)}>
        <Icon name="copy" />
        {t('boards.links.copy')}
      </Button>
    </div>
  );
}
