import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SEARCH_MAX_LENGTH } from '../model/list-query.ts';
import { useSettledText } from '../model/use-settled-text.ts';

type SearchFieldProps = { value: string; onSearch: (words: string) => void };

/** Field to search the prompts; Enter searches at once, Escape empties the field. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const { draft, setDraft, settle } = useSettledText(value, onSearch);
  const onKeyDown = (key: string) => {
    if (key === 'Enter') settle();
    if (key === 'Escape') setDraft('');
  };
  return (
    <div className="relative min-w-0 grow sm:max-w-80">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('dashboard.search')}
        placeholder={t('dashboard.search')}
        maxLength={SEARCH_MAX_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => onKeyDown(event.key)}
        className={`${CONTROL_CLASS} pl-10! [&::-webkit-search-cancel-button]:appearance-none`}
      />
    </div>
  );
}
