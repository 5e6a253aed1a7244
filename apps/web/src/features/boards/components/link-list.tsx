import type { BoardLink } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { Button } from '../../../ui/button.tsx';
import { useEndLink } from '../api/end-link.ts';

type LinkListProps = { boardId: string; links: readonly BoardLink[] };

/** The links of a board that are open, each with its end. */
export function LinkList({ boardId, links }: LinkListProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="links-title" className="border-t border-hairline pt-5">
      <h3 id="links-title" tabIndex={-1} className="text-sm font-medium">
        {t('boards.links.list')}
      </h3>
      <ul className="mt-1 flex flex-col divide-y divide-hairline">
        {links.map((link) => (
          <LinkLine key={link.id} boardId={boardId} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkLine({ boardId, link }: { boardId: string; link: BoardLink }) {
  const { t } = useTranslation();
  const time = useTimeAgo(link.created_at);
  const { mutate: end, isPending } = useEndLink(boardId);
  const date = formatDate(new Date(link.expires_at));
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0">
        {t('boards.links.madeAgo', { time })},{' '}
        <span className="whitespace-nowrap">{t('boards.links.until', { date })}</span>
        {link.comments > 0 && (
          <span className="annotation block text-sm">
            {t('boards.comments', { count: link.comments })}
          </span>
        )}
      </p>
      <Button
        look="danger"
        pending={isPending}
        aria-label={t('boards.links.endNamed', { time })}
        className="min-h-9! px-3!"
        onClick={() => {
          end(link.id, {
            onSuccess: () => void toast.success(t('boards.links.ended')),
            onError: (error) => void toast.error(errorText(error)),
          });
          document.getElementById('links-title')?.focus();
        }}
      >
        {t('boards.links.end')}
      </Button>
    </li>
  );
}
