import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SEARCH_MAX_LENGTH } from '../model/place.ts';

/** Pause in typing after which it is searched. */
const SETTLES_MS = 300;

type UserSearchProps = { value: string; onSearch: (words: string) => void };

/** The field to find accounts; Enter searches at once. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const search = useEffectEvent(() => {
    if (draft.trim() !== value) onSearch(draft.trim());
  });
  useEffect(() => {
    if (draft.trim() === value) return undefined;
    const pause = setTimeout(search, SETTLES_MS);
    return () => clearTimeout(pause);
  }, [draft, value]);
  const label = t('operators.users.search');
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== value) onSearch(draft.trim());
      }}
      className="relative w-full sm:max-w-96"
    >
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAX_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className={`${CONTROL_CLASS} pl-10!`}
      />
    </form>
  );
}
