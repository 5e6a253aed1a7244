import { catalogueWords, type ToolId } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOGUE_PATH } from '../../../lib/catalogue/catalogue-path.ts';
import { useCatalogue } from '../../../lib/catalogue/get-catalogue.ts';
import { type CatalogueGroup, searchCatalogue } from '../../../lib/catalogue/search-catalogue.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

addPageWords({ catalogue: catalogueWords });

type WordsDrawerProps = {
  tool: ToolId;
  onChoose: (word: string) => void;
  onClose: () => void;
};

/** The words that a tool's prompt can ask for, to be searched and put into it one after the other. */
export function WordsDrawer({ tool, onChoose, onClose }: WordsDrawerProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCatalogue();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('');
  const own = data?.groups.filter(({ tools }) => tools.includes(tool)) ?? [];
  const found = searchCatalogue(own, query);
  const choose = (word: string) => {
    onChoose(word);
    setChosen(word);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={t('catalogue.drawer.title')}
      description={t('catalogue.drawer.description')}
    >
      <div className="mt-5 flex flex-col gap-5">
        <TextField
          type="search"
          label={t('catalogue.search')}
          placeholder={t('catalogue.searchHint')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <p aria-live="polite" className="annotation min-h-[1lh]">
          {chosen !== '' && t('catalogue.drawer.added', { word: chosen })}
        </p>
        {isError && <ErrorState title={t('catalogue.failed')} onRetry={() => void refetch()} />}
        {!isError && data === undefined && <Loading />}
        {/* Of one height: a search moves nothing under the pointer. */}
        <div className="flex h-[45vh] flex-col gap-5 overflow-y-auto pr-1">
          {data !== undefined && found.length === 0 && (
            <p className="text-ink-soft">{t('catalogue.nothing', { query })}</p>
          )}
          {found.map((group) => (
            <WordGroup key={group.id} group={group} onChoose={choose} />
          ))}
        </div>
        <TextLink to={CATALOGUE_PATH} className="inline-flex min-h-11 items-center self-start">
          {t('catalogue.drawer.more')}
        </TextLink>
      </div>
    </Dialog>
  );
}

type WordGroupProps = { group: CatalogueGroup; onChoose: (word: string) => void };

function WordGroup({ group, onChoose }: WordGroupProps) {
  const { t } = useTranslation();
  const titleId = `words-${group.id}`;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="annotation">
        {t(`catalogue.groups.${group.id}`)}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {group.things.map(({ name, hex }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="inline-flex min-h-9 items-center gap-2 rounded border border-hairline bg-raised px-3 leading-snug transition-colors hover:border-ink"
            >
              {hex !== undefined && (
                <span
                  aria-hidden="true"
                  className="size-3.5 rounded-full border border-hairline"
                  style={{ backgroundColor: hex }}
                />
              )}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
