import type { SourceKind } from '@toile/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bringing } from '../../model/use-bring-file.ts';
import { sampleUrl } from '../../pictures/sample-url.ts';

type SampleButtonProps = { kind: SourceKind; bringing: Bringing };

/** The button that takes a sample picture, to try the tool with. */
export function SampleButton({ kind, bringing }: SampleButtonProps) {
  const { t } = useTranslation();
  const [isFetching, setFetching] = useState(false);
  const url = sampleUrl(kind);
  if (url === undefined) return null;
  const take = async () => {
    setFetching(true);
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The sample was answered with ${answer.status}`);
      const name = t('wizard.source.sampleName');
      await bringing.bring([new File([await answer.arrayBuffer()], name, { type: 'image/webp' })]);
    } catch {
      bringing.setFault(t('wizard.source.sampleFailed'));
    } finally {
      setFetching(false);
    }
  };
  return (
    <button
      type="button"
      disabled={isFetching || bringing.isChecking}
      onClick={() => void take()}
      className="flex items-center gap-3 border border-hairline bg-paper py-1 pr-4 pl-1 text-left transition-colors hover:border-ink disabled:text-ink-soft"
    >
      <img
        src={url}
        alt=""
        width={48}
        height={64}
        loading="lazy"
        className="h-16 w-12 bg-sunk object-cover"
      />
      {t('wizard.source.sample')}
    </button>
  );
}
