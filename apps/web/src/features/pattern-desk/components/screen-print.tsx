import { printFileName, SEPARATION_MAX_PIXELS } from '@toile/contract';
import { type PaletteColour, reducePalette } from '@toile/raster';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useColourNames } from '../api/get-colour-names.ts';
import type { PrintChoice } from '../model/print-facts.ts';
import { separationSize } from '../model/separation-size.ts';
import { type SeparationWish, useSeparation } from '../model/use-separation.ts';
import { SeparationProgress } from './separation-progress.tsx';

type ScreenPrintProps = {
  /** The picture that is exported, and what its file's name tells. */
  tile: { width: number; height: number; prompt: string; repeat: string };
  /** Address of the picture; undefined while its colours are not saved. */
  url: string | undefined;
  /** The picture's colours, the widest first. */
  colours: readonly PaletteColour[];
  print: PrintChoice;
  isWidthRight: boolean;
};

const MEGA = 1_000_000;

/** The pattern in few flat colours, as screens print them: a layer for each, or one picture. */
export function ScreenPrint({ tile, url, colours, print, isWidthRight }: ScreenPrintProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [wanted, setWanted] = useState<number>();
  const count = Math.min(wanted ?? colours.length, colours.length);
  const kept = colours.length === 0 ? [] : reducePalette(colours, count);
  const names = useColourNames(colours.map(({ hex }) => hex));
  const { state, begin, cancel } = useSeparation((name) =>
    toast.success(t('patternDesk.print.exported', { name })),
  );
  const size = separationSize(tile, print);
  const isWorking = state.kind === 'working';
  const isReady = url !== undefined && isWidthRight && kept.length > 0 && !size.isTooLarge;

  const order = (format: SeparationWish['format']) => {
    if (url === undefined) return;
    const inks = kept.map(({ hex }) => ({ hex, name: names?.get(hex) ?? '' }));
    const { repeatCm, tiles } = print;
    const { width, height, dpi } = size;
    const more = t('patternDesk.screen.fileColours', { count: inks.length });
    const { prompt, repeat } = tile;
    const fileName = printFileName({ prompt, repeat, repeatCm, dpi, tiles, more, format });
    begin({ url, fileName, format, inks, width, height, tiles, dpi });
  };

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2 id={titleId} className="title-section text-2xl">
        {t('patternDesk.screen.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t('patternDesk.screen.hint')}</p>
      {colours.length > 2 && (
        <ChoiceGroup
          legend={t('patternDesk.screen.count')}
          choices={colours.slice(1).map((_, place) => ({
            value: place + 2,
            label: String(place + 2),
          }))}
          value={count}
          disabled={isWorking}
          onChange={setWanted}
        />
      )}
      <Inks inks={kept} names={names} />
      {size.isTooLarge && (
        <p className="text-sm text-danger">
          {t('patternDesk.screen.tooLarge', {
            width: formatNumber(size.width * print.tiles),
            height: formatNumber(size.height * print.tiles),
            most: SEPARATION_MAX_PIXELS / MEGA,
          })}
        </p>
      )}
      {isWorking ? (
        <SeparationProgress done={state.done} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="ink" disabled={!isReady} onClick={() => order('psd')}>
            <Icon name="download" />
            {t('patternDesk.screen.layers')}
          </Button>
          <Button look="outline" disabled={!isReady} onClick={() => order('png')}>
            {t('patternDesk.screen.flat')}
          </Button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t(`patternDesk.screen.${state.isMemory ? 'noMemory' : 'failed'}`)}
        </p>
      )}
      {url === undefined && (
        <p className="text-sm text-ink-soft">{t('patternDesk.print.unsaved')}</p>
      )}
    </section>
  );
}

type InksProps = { inks: readonly PaletteColour[]; names: ReadonlyMap<string, string> | undefined };

/** The inks with their names, as the layers have them. */
function Inks({ inks, names }: InksProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('patternDesk.screen.inks')} className="grid grid-cols-2 gap-x-4 gap-y-2">
      {inks.map(({ hex }) => (
        <li key={hex} className="flex min-w-0 items-center gap-2.5 text-sm">
          <span
            aria-hidden="true"
            className="size-6 shrink-0 rounded-full border border-control"
            style={{ background: hex }}
          />
          <span translate="no" className="min-w-0 leading-tight">
            {names?.get(hex)} <span className="text-ink-soft tabular-nums">{hex}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
