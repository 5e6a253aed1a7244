import '../../../lib/preview-words.ts';
import type { Generation } from '@toile/contract';
import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { nameOutput } from '../../../lib/generations/name-output.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { ColourwayNote } from './colourway-note.tsx';
import { GenerationBadges } from './generation-badges.tsx';
import { GenerationThumbnail } from './generation-thumbnail.tsx';
import { OtherSizeLink } from './other-size-link.tsx';
import { UseInMenu } from './use-in-menu.tsx';

type GenerationRowProps = {
  generation: Generation;
  /** The outputs of the page. */
  all: readonly Generation[];
  saving: boolean;
  onOpen: () => void;
  /** Opens the same picture in its other size. */
  onOpenOther: (id: string) => void;
  onSave: () => void;
  onDelete: () => void;
};

/** An output in the list. */
export function GenerationRow(props: GenerationRowProps) {
  const { generation, all, saving, onOpen, onOpenOther, onSave, onDelete } = props;
  const { t } = useTranslation();
  const tool = toolName(generation.type);
  const time = useTimeAgo(generation.timestamp);
  return (
    <tr className={ROW_CLASS}>
      <td className="md:py-3 max-md:row-span-2">
        <GenerationThumbnail
          generation={generation}
          label={t('dashboard.open', { tool: nameOutput(t, generation, all), time })}
          onOpen={onOpen}
        />
      </td>
      <td className="min-w-0 md:w-full md:max-w-0 md:px-4 max-md:self-end">
        <span className="title-section block text-lg leading-tight">{tool}</span>
        {generation.prompt !== '' && (
          <span translate="no" title={generation.prompt} className="block truncate">
            {t('results.prompt', generation)}
          </span>
        )}
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="annotation text-sm tabular-nums">
            {t('results.preview.sizeValue', generation)}
          </span>
          <OtherSizeLink generation={generation} onOpen={onOpenOther} />
        </span>
        <ColourwayNote generation={generation} />
        <GenerationBadges generation={generation} />
      </td>
      <td className="text-ink-soft md:px-4 md:whitespace-nowrap">
        <TimeAgo timestamp={generation.timestamp} />
      </td>
      <td className="max-md:col-span-2 max-md:mt-2 max-md:border-t max-md:border-hairline max-md:pt-1">
        <div className="flex justify-end gap-x-1 max-md:flex-wrap max-md:justify-around">
          <UseInMenu generation={generation} label={t('dashboard.useNamed', { tool, time })} />
          <Button
            look="quiet"
            pending={saving}
            aria-label={t('dashboard.downloadNamed', { tool, time })}
            onClick={onSave}
            className="px-2!"
          >
            {!saving && <Icon name="download" />}
            {t('dashboard.download')}
          </Button>
          <Button
            look="quiet"
            aria-label={t('dashboard.deleteNamed', { tool, time })}
            onClick={onDelete}
            className="px-2!"
          >
            <Icon name="trash" />
            {t('dashboard.delete')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

const ROW_CLASS =
  'border-b border-hairline transition-colors md:hover:bg-raised ' +
  'max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-1 ' +
  'max-md:border max-md:bg-raised max-md:p-3 max-md:pb-1';
