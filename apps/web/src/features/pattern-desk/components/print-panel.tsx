import type { ExportQuery } from '@toile/contract';
import type { PaletteColour } from '@toile/raster';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useExportPattern } from '../api/export-pattern.ts';
import { printFacts } from '../model/print-facts.ts';
import { PrintFactsList } from './print-facts-list.tsx';
import { RepeatWidthField } from './repeat-width-field.tsx';
import { ScreenPrint } from './screen-print.tsx';

type PrintPanelProps = {
  /** The output that is exported; undefined while its colours are not saved. */
  id: string | undefined;
  /** Address of its picture. */
  url: string;
  /** The picture's colours, the widest first. */
  colours: readonly PaletteColour[];
  tile: { width: number; height: number; prompt: string; repeat: string };
  widthText: string;
  repeatCm: number;
  isWidthRight: boolean;
  onWidthText: (text: string) => void;
  /** Puts the last valid width in the place of a text that is none. */
  onWidthLeft: () => void;
};

const AS_DRAWN = 0;
const RESOLUTIONS = [AS_DRAWN, 150, 300] as const;
const FORMATS = ['png', 'tiff', 'svg'] as const satisfies readonly ExportQuery['format'][];

/** The pattern as a file of a physical size, for digital and for screen printing. */
export function PrintPanel(props: PrintPanelProps) {
  const { id, url, colours, tile, widthText, repeatCm, isWidthRight, onWidthText, onWidthLeft } =
    props;
  const { t } = useTranslation();
  const [resolution, setResolution] = useState<number>(AS_DRAWN);
  const [format, setFormat] = useState<ExportQuery['format']>('png');
  const [tiles, setTiles] = useState<1 | 3>(1);
  const { save, isPending } = useExportPattern();
  const dpi = resolution === AS_DRAWN ? undefined : resolution;
  const print = { repeatCm, dpi, tiles };
  const facts = printFacts(tile, print);

  const order = () => {
    if (id === undefined) return;
    save(
      { id, format, repeatCm, dpi, tiles },
      {
        onSuccess: (name) => toast.success(t('patternDesk.print.exported', { name })),
        onError: (error) =>
          toast.error(t('patternDesk.print.failed', { message: errorText(error) })),
      },
    );
  };

  return (
    <>
      <section aria-labelledby="desk-print" className="flex flex-col gap-5">
        <h2 id="desk-print" className="title-section text-2xl">
          {t('patternDesk.print.title')}
        </h2>
        <RepeatWidthField
          text={widthText}
          repeatCm={repeatCm}
          onText={onWidthText}
          onLeft={onWidthLeft}
        />
        <ChoiceGroup
          legend={t('patternDesk.print.resolution')}
          choices={RESOLUTIONS.map((value) => ({
            value,
            label:
              value === AS_DRAWN
                ? t('patternDesk.print.asDrawn')
                : t('patternDesk.print.dpiChoice', { dpi: value }),
          }))}
          value={resolution}
          onChange={setResolution}
        />
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <ChoiceGroup
            legend={t('patternDesk.print.format')}
            choices={FORMATS.map((value) => ({
              value,
              label: t(`patternDesk.print.formats.${value}`),
            }))}
            value={format}
            onChange={setFormat}
          />
          <ChoiceGroup
            legend={t('patternDesk.print.extent')}
            choices={[
              { value: 1, label: t('patternDesk.print.one') },
              { value: 3, label: t('patternDesk.print.nine') },
            ]}
            value={tiles}
            onChange={(value) => setTiles(value === 3 ? 3 : 1)}
          />
        </div>
        <PrintFactsList facts={facts} isSvg={format === 'svg'} />
        <div className="flex flex-col gap-2">
          <Button
            look="ink"
            pending={isPending}
            disabled={id === undefined || !isWidthRight || facts.isTooLarge}
            onClick={order}
          >
            <Icon name="download" />
            {t(isPending ? 'patternDesk.print.exporting' : 'patternDesk.print.export')}
          </Button>
          {id === undefined && (
            <p className="text-sm text-ink-soft">{t('patternDesk.print.unsaved')}</p>
          )}
        </div>
      </section>
      <ScreenPrint
        tile={tile}
        url={id === undefined ? undefined : url}
        colours={colours}
        print={print}
        isWidthRight={isWidthRight}
      />
    </>
  );
}
