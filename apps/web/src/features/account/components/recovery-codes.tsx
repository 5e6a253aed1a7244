import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** What has happened, and what they are for. */
  text: string;
  onKept: () => void;
};

/** The recovery codes, once: to copy, to save, or to write down. */
export function RecoveryCodes({ codes, text: intro, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, has been removed.
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('account.twoFactor.copied'));
    } catch {
      toast.error(t('account.twoFactor.notCopied'));
    }
  };
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), t('account.twoFactor.fileName'));
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="title-section text-xl focus:outline-none">
        {t('account.twoFactor.codesTitle')}
      </h3>
      <p>{intro}</p>
      <ul className="grid gap-y-1 border-y border-hairline py-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>{t('account.twoFactor.kept')}</Button>
        <Button look="outline" onClick={() => void copy()}>
          {t('account.twoFactor.copy')}
        </Button>
        <Button look="outline" onClick={save}>
          {t('account.twoFactor.save')}
        </Button>
      </div>
    </div>
  );
}
