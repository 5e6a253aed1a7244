import '../../lib/studio-words.ts';
import { patternDeskWords } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PatternDesk } from '../../features/pattern-desk/components/pattern-desk.tsx';
import { useGeneration } from '../../features/results/api/get-generation.ts';
import { UseInList } from '../../features/results/components/use-in-list.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-texts.ts';
import { addPageWords } from '../../lib/page-words.ts';
import { patternDeskPath } from '../../lib/pattern-desk-path.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

addPageWords({ patternDesk: patternDeskWords });

const NOT_FOUND = 404;

/** The pattern desk of the output that the address names; another user's is not found. */
export function PatternDeskPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: pattern, error, refetch } = useGeneration(id);
  if (pattern && patternDeskPath(pattern))
    return <PatternDesk key={id} pattern={pattern} uses={<UseInList generation={pattern} />} />;
  if (pattern) {
    return (
      <div className="page flex flex-col items-start gap-8">
        <PageHeading intro={t('patternDesk.notTiled')}>
          {t('patternDesk.notTiledTitle')}
        </PageHeading>
        <ButtonLink to="/dashboard">{t('patternDesk.back')}</ButtonLink>
      </div>
    );
  }
  if (error instanceof ApiError && error.status === NOT_FOUND) return <NotFoundPage />;
  if (!error) return <Loading text={t('patternDesk.opening')} />;
  return (
    <div className="page">
      <ErrorState
        title={t('patternDesk.failed')}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
