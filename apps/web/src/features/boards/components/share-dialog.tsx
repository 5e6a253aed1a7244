import { BOARD_LINK_DAYS, type BoardLink, DEFAULT_BOARD_LINK_DAYS } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { type LinkDays, useOpenLink } from '../api/open-link.ts';
import { LinkList } from './link-list.tsx';
import { MadeLink } from './made-link.tsx';

type ShareDialogProps = { boardId: string; links: readonly BoardLink[]; onClose: () => void };

/** Opens links to a board for people without an account, and ends them. */
export function ShareDialog({ boardId, links, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const [days, setDays] = useState<LinkDays>(DEFAULT_BOARD_LINK_DAYS);
  const { mutate: open, data: made, isPending, error } = useOpenLink(boardId);
  const lock = useCallLock();
  const isOpen = made !== undefined && links.some(({ id }) => id === made.link.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('boards.links.title')}
      description={t('boards.links.text')}
    >
      <div className="mt-6 flex flex-col gap-6">
        <div className="flex flex-wrap items-end gap-4">
          <ChoiceGroup
            legend={t('boards.links.lasts')}
            choices={BOARD_LINK_DAYS.map((value) => ({
              value,
              label: t('boards.links.days', { count: value }),
            }))}
            value={days}
            onChange={setDays}
          />
          <Button
            look="accent"
            pending={isPending}
            onClick={() => {
              if (lock.take()) open(days, { onSettled: lock.release });
            }}
          >
            {t('boards.links.make')}
          </Button>
        </div>
        <FaultList
          title={t('boards.links.failed')}
          faults={error && !isPending ? errorTexts(error) : []}
        />
        {isOpen && <MadeLink key={made.url} url={made.url} />}
        {links.length > 0 && <LinkList boardId={boardId} links={links} />}
      </div>
    </Dialog>
  );
}
