import type { SourceKind } from '@toile/tools';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldMessage } from '../../../../ui/field.tsx';
import { BROUGHT_MAX_BYTES } from '../../model/brought-limits.ts';
import type { Bringing } from '../../model/use-bring-file.ts';
import { FileButtons } from './file-buttons.tsx';
import { SampleButton } from './sample-button.tsx';

const MEGABYTE = 1024 * 1024;

type DropZoneProps = { kind: SourceKind; bringing: Bringing; isOver: boolean };

/** The empty place for a picture: takes it by file picker, drop, paste or camera. */
export function DropZone({ kind, bringing, isOver }: DropZoneProps) {
  const { t } = useTranslation();
  const { bring, isChecking, fault } = bringing;
  const maxMb = BROUGHT_MAX_BYTES / MEGABYTE;
  return (
    <div
      className={classNames(
        'cross-paper flex min-h-72 flex-col items-center justify-center gap-4 border border-dashed px-6 py-10 text-center transition-colors sm:min-h-96',
        isOver ? 'border-accent bg-raised' : 'border-control bg-sunk',
      )}
    >
      <p className="title-section text-xl">
        {t(isOver ? 'wizard.source.dropHere' : `wizard.sources.${kind}.ask`)}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <FileButtons
          bring={bring}
          isChecking={isChecking}
          label={t(isChecking ? 'wizard.source.checking' : 'wizard.source.choose')}
          look="ink"
        />
      </div>
      <p className="annotation not-pointer-fine:hidden">{t('wizard.source.paste')}</p>
      <SampleButton kind={kind} bringing={bringing} />
      <FieldMessage id={useId()} error={fault} hint={t('wizard.source.formats', { maxMb })} />
    </div>
  );
}
