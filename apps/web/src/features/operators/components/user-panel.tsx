import type { OperatorUser, OperatorUserDetail } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useUserCredits } from '../../../lib/credits/user-credits.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Deed } from '../api/do-deed.ts';
import { useOperatorUser } from '../api/get-user.ts';
import { pathOf } from '../model/place.ts';
import { usePlace } from '../model/use-place.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserMoves } from './user-moves.tsx';

/** One account: its facts, its last credits, and what can be done to it. */
export function UserPanel({ id }: { id: string }) {
  const { t } = useTranslation();
  const { search, page } = usePlace().place;
  const { data, error, refetch } = useOperatorUser(id);
  return (
    <div className="flex flex-col gap-6">
      <TextLink to={pathOf({ search, page })} className="self-start">
        ← {t('operators.user.back')}
      </TextLink>
      {data && <Account detail={data} />}
      {!data && !error && <Loading />}
      {error && (
        <ErrorState
          title={t('operators.user.failed')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Account({ detail }: { detail: OperatorUserDetail }) {
  const { t } = useTranslation();
  const { user } = detail;
  const isOwn = useUserCredits().data?.username === user.username;
  const [deed, setDeed] = useState<Deed>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="user-title" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2
          id="user-title"
          ref={heading}
          tabIndex={-1}
          className="title-section text-3xl wrap-anywhere focus:outline-none"
        >
          {user.username}
        </h2>
        <UserBadges user={user} />
      </div>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="flex flex-col gap-8">
          <UserFacts detail={detail} />
          {isOwn ? (
            <p className="annotation">{t('operators.user.own')}</p>
          ) : (
            <Actions user={user} onChoose={setDeed} />
          )}
        </div>
        <UserMoves
          moves={detail.moves}
          onRefund={isOwn ? undefined : (runId) => setDeed({ kind: 'refund', user, runId })}
        />
      </div>
      {deed && <DeedDialog deed={deed} onClose={() => setDeed(undefined)} />}
    </section>
  );
}

type ActionsProps = { user: OperatorUser; onChoose: (deed: Deed) => void };

function Actions({ user, onChoose }: ActionsProps) {
  const { t } = useTranslation();
  const lock = user.locked_at === null ? 'lock' : 'unlock';
  return (
    <section aria-label={t('operators.user.actions')} className="flex flex-wrap gap-3">
      {(['grant', 'sessions'] as const).map((kind) => (
        <Button key={kind} look="outline" onClick={() => onChoose({ kind, user })}>
          {t(`operators.deeds.${kind}.open`)}
        </Button>
      ))}
      {!user.is_operator && (
        <Button
          look={lock === 'lock' ? 'danger' : 'outline'}
          onClick={() => onChoose({ kind: lock, user })}
        >
          {t(`operators.deeds.${lock}.open`)}
        </Button>
      )}
    </section>
  );
}
