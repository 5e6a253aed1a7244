import { catalogueWords } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCatalogue } from '../../../lib/catalogue/get-catalogue.ts';
import { countThings, searchCatalogue } from '../../../lib/catalogue/search-catalogue.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SECTIONS } from '../model/sections.ts';
import { CatalogueSection } from './catalogue-section.tsx';

addPageWords({ catalogue: catalogueWords });

/** The things that the studio draws, by groups, with pictures; a search in the address narrows them. */
export function CatalogueScreen() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCatalogue();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const search = (text: string) => setParams(text === '' ? {} : { q: text }, { replace: true });
  const found = searchCatalogue(data?.groups ?? [], query);
  const sections = SECTIONS.map(({ id, groups }) => ({
    id,
    groups: groups.flatMap((own) => found.filter((group) => group.id === own)),
  })).filter(({ groups }) => groups.length > 0);
  return (
    <div className="page flex flex-col gap-8">
      <PageHeading intro={t('catalogue.intro')}>{t('catalogue.title')}</PageHeading>
      {isError && <ErrorState title={t('catalogue.failed')} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Loading />}
      {data?.groups.length === 0 && (
        <EmptyState title={t('catalogue.readsAll')} text={t('catalogue.readsAllText')} />
      )}
      {data !== undefined && data.groups.length > 0 && (
        <>
          <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-end gap-x-6 gap-y-1 border-b border-hairline bg-paper px-4 pt-3 pb-3">
            <div className="w-full max-w-md">
              <TextField
                type="search"
                label={t('catalogue.search')}
                placeholder={t('catalogue.searchHint')}
                value={query}
                onChange={(event) => search(event.target.value)}
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            <p aria-live="polite" className="annotation pb-2.5 tabular-nums">
              {t('catalogue.found', { count: countThings(found) })}
            </p>
            <nav aria-label={t('catalogue.jump')} className="hidden flex-wrap gap-x-5 md:flex">
              {sections.map(({ id }) => (
                <a
                  key={id}
                  href={`#section-${id}`}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {t(`catalogue.sections.${id}`)}
                </a>
              ))}
            </nav>
          </div>
          {found.length === 0 && (
            <EmptyState title={t('catalogue.nothing', { query })} text={t('catalogue.nothingText')}>
              <Button look="outline" onClick={() => search('')}>
                {t('catalogue.clear')}
              </Button>
            </EmptyState>
          )}
          {sections.map(({ id, groups }) => (
            <CatalogueSection key={id} id={id} groups={groups} isFound={query !== ''} />
          ))}
        </>
      )}
    </div>
  );
}
