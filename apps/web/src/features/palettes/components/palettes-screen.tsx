import '../../../lib/palettes/palette-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { usePalettes } from '../../../lib/palettes/get-palettes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { draftOfPalette, type PaletteDraft } from '../model/palette-draft.ts';
import { NewPaletteButtons } from './new-palette-buttons.tsx';
import { PaletteCard } from './palette-card.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { usePaletteDeletion } from './use-palette-deletion.tsx';

/** The user's palettes. */
export function PalettesScreen() {
  const { t } = useTranslation();
  const { palettes, error, refetch } = usePalettes();
  const [draft, setDraft] = useState<PaletteDraft>();
  const [fault, setFault] = useState<string>();
  const deletePalette = usePaletteDeletion();
  const isEmpty = palettes?.length === 0;
  const buttons = (look: 'accent' | 'ink') => (
    <NewPaletteButtons look={look} onDraft={setDraft} onFault={setFault} />
  );
  return (
    <div className="page-work flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageHeading intro={t('palettes.intro')}>{t('palettes.title')}</PageHeading>
        {palettes && !isEmpty && buttons('ink')}
      </div>
      {fault !== undefined && (
        <p role="alert" className="border border-danger bg-danger/6 px-4 py-3">
          {fault}
        </p>
      )}
      {error && (
        <ErrorState
          title={t('palettes.failed')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!palettes && !error && <Loading text={t('palettes.loading')} />}
      {isEmpty && (
        <EmptyState title={t('palettes.empty')} text={t('palettes.emptyText')}>
          {buttons('accent')}
        </EmptyState>
      )}
      {palettes && !isEmpty && (
        <ul className="flex flex-col gap-8">
          {palettes.map((palette) => (
            <PaletteCard
              key={palette.id}
              palette={palette}
              onEdit={() => setDraft(draftOfPalette(palette))}
              onDelete={() => deletePalette(palette.id)}
            />
          ))}
        </ul>
      )}
      {draft && <PaletteDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </div>
  );
}
