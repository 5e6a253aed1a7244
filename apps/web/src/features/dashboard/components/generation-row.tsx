import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';

type GenerationRowProps = {
  generation: Generation;
  saving: boolean;
  onOpen: () => void;
  onSave: () => void;
  onDelete: () => void;
};

/** An output in the list. */
export function GenerationRow(props: GenerationRowProps) {
  const { generation, saving, onOpen, onSave, onDelete } = props;
  const { t } = useTranslation();
  const tool = t(`tools.${generation.type}.name`);
  const time = useTimeAgo(generation.timestamp);
  return (
    <tr className="border-b border-hairline *:py-2 max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-x-4 max-md:py-3 max-md:*:py-0">
      <td className="max-md:row-span-3">
        <PictureButton
          label={t('dashboard.open', { tool, time })}
          sources={pictureSources(generation)}
          sizes="7rem"
          fallback={t('dashboard.imageGone')}
          onClick={onOpen}
          className="size-24 max-md:size-28"
        />
      </td>
      <td className="title-section text-lg">{tool}</td>
      <td className="text-ink-soft">
        <TimeAgo timestamp={generation.timestamp} />
      </td>
      <td>
        <div className="flex flex-wrap justify-end gap-x-2 max-md:-ml-2 max-md:justify-start max-md:gap-x-0">
          <Button
            look="quiet"
            pending={saving}
            aria-label={t('dashboard.downloadNamed', { tool, time })}
            onClick={onSave}
            className="px-2!"
          >
            <Icon name="download" />
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
