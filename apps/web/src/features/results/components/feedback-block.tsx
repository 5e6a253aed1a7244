import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useVote } from '../model/use-vote.ts';

/** The question for a vote on an output. It disappears after the answer. */
export function FeedbackBlock({ generation }: { generation: Generation }) {
  const { t } = useTranslation();
  const { feedback, give, undo } = useVote(generation);
  if (feedback.status === 'given') return null;
  const isSending = feedback.status === 'sending';
  return (
    <div className="flex min-h-20 flex-col gap-2 border-t border-hairline pt-5">
      {feedback.status === 'thanked' ? (
        <>
          <output>{t('results.vote.thanks')}</output>
          <Button look="quiet" onClick={() => void undo()} className="-ml-5 self-start">
            {t('results.vote.undo')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('results.vote.ask')}</p>
          <div className="flex gap-2">
            <Button look="outline" pending={isSending} onClick={() => void give('1')}>
              <Icon name="thumbUp" />
              {t('results.vote.like')}
            </Button>
            <Button look="outline" pending={isSending} onClick={() => void give('0')}>
              <Icon name="thumbDown" />
              {t('results.vote.dislike')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
