import type { Palette } from '@toile/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { type PaletteFormat, writeAse, writeGpl } from '../files/write-palette-file.ts';
import { fileStem } from '../model/file-stem.ts';
import { PaletteColours } from './palette-colours.tsx';

type PaletteCardProps = { palette: Palette; onEdit: () => void; onDelete: () => void };

/** A palette in the list: its name, its colours, what can be done with it. */
export function PaletteCard({ palette, onEdit, onDelete }: PaletteCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { name, colours } = palette;
  const save = (format: PaletteFormat) => {
    const write = format === 'ase' ? writeAse : writeGpl;
    const named = colours.map((colour) => ({
      hex: colour.hex,
      name: colour.name === '' ? colour.called : colour.name,
    }));
    saveFile(new Blob([write({ name, colours: named })]), `${fileStem(name)}.${format}`);
  };
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className="flex flex-col gap-4 border-t border-hairline pt-5"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id={titleId} className="title-section min-w-0 text-xl wrap-anywhere">
            {name}
          </h2>
          <div className="flex items-center gap-2">
            <Button look="outline" aria-label={t('palettes.editNamed', { name })} onClick={onEdit}>
              {t('palettes.edit')}
            </Button>
            <Menu
              align="end"
              trigger={
                <Button look="outline" aria-label={t('palettes.exportNamed', { name })}>
                  {t('palettes.export')}
                </Button>
              }
            >
              <MenuAction onSelect={() => save('ase')}>{t('palettes.formats.ase')}</MenuAction>
              <MenuAction onSelect={() => save('gpl')}>{t('palettes.formats.gpl')}</MenuAction>
            </Menu>
            <IconButton
              icon="trash"
              label={t('palettes.deleteNamed', { name })}
              onClick={onDelete}
            />
          </div>
        </div>
        <PaletteColours colours={colours} />
      </article>
    </li>
  );
}
