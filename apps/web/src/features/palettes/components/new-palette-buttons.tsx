import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { emptyDraft, type PaletteDraft } from '../model/palette-draft.ts';
import { type ReadFile, readChosenPalette, readChosenPicture } from '../model/read-chosen-file.ts';
import { FileButton } from './file-button.tsx';

type NewPaletteButtonsProps = {
  look: 'accent' | 'ink';
  onDraft: (draft: PaletteDraft) => void;
  onFault: (fault: string | undefined) => void;
};

type Source = 'picture' | 'file';

/** The three ways to a new palette: by hex, from a picture, from a file. */
export function NewPaletteButtons({ look, onDraft, onFault }: NewPaletteButtonsProps) {
  const { t } = useTranslation();
  const [reading, setReading] = useState<Source>();
  const read = async (source: Source, reader: (file: File) => Promise<ReadFile>, file: File) => {
    if (reading) return;
    onFault(undefined);
    setReading(source);
    const result = await reader(file);
    setReading(undefined);
    if ('draft' in result) onDraft(result.draft);
    else onFault(result.fault);
  };
  return (
    <div className={classNames('flex flex-wrap gap-3', look === 'accent' && 'justify-center')}>
      <Button
        look={look}
        onClick={() => {
          onFault(undefined);
          onDraft(emptyDraft());
        }}
      >
        <Icon name="plus" />
        {t('palettes.new')}
      </Button>
      <FileButton
        label={t('palettes.fromPicture')}
        accept="image/jpeg,image/png,image/webp"
        pending={reading === 'picture'}
        onChoose={(file) => void read('picture', readChosenPicture, file)}
      />
      <FileButton
        label={t('palettes.fromFile')}
        accept=".ase,.aco,.gpl"
        pending={reading === 'file'}
        onChoose={(file) => void read('file', readChosenPalette, file)}
      />
    </div>
  );
}
