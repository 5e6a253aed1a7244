import type { commandWords } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useFocusOnce } from '../../ui/use-focus-once.ts';

type Meaning = keyof typeof commandWords.keyMeanings;
type Place = keyof typeof commandWords.keyGroups;

/** Names of keys as they stand on them; ⌘ stands for Ctrl on a Mac. */
const KEYS: readonly { place: Place; keys: readonly (readonly [keys: string, Meaning])[] }[] = [
  { place: 'anywhere', keys: [['Ctrl + K', 'palette']] },
  { place: 'prompt', keys: [['Ctrl + Enter', 'generate']] },
  {
    place: 'mask',
    keys: [
      ['← ↑ → ↓', 'cross'],
      ['Enter', 'set'],
      ['Ctrl + Z', 'undo'],
      ['Ctrl + Shift + Z', 'redo'],
      ['+ − 0', 'zoom'],
    ],
  },
  {
    place: 'subject',
    keys: [
      ['← ↑ → ↓', 'moveSubject'],
      ['+ −', 'sizeSubject'],
      [', .', 'turnSubject'],
    ],
  },
  {
    place: 'preview',
    keys: [
      ['← →', 'steps'],
      ['+ − 0', 'zoom'],
    ],
  },
];

/** Keys that have a name of their own in each language. */
const NAMED_KEY = /Ctrl|Shift|Enter/g;

function nameOf(key: string): keyof typeof commandWords.keyNames {
  if (key === 'Ctrl') return 'control';
  return key === 'Shift' ? 'shift' : 'enter';
}

/** The keys of each screen, by where they work. */
export function KeyList({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const back = useFocusOnce<HTMLButtonElement>(true);
  return (
    <div className="mt-4 flex flex-col gap-5">
      <Button ref={back} look="quiet" onClick={onBack} className="self-start">
        {t('commands.back')}
      </Button>
      {KEYS.map(({ place, keys }) => (
        <section key={place} aria-label={t(`commands.keyGroups.${place}`)}>
          <p className="annotation text-sm">{t(`commands.keyGroups.${place}`)}</p>
          <dl className="mt-1 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            {keys.map(([combination, meaning]) => (
              <div key={meaning} className="col-span-2 grid grid-cols-subgrid">
                <dt>{t(`commands.keyMeanings.${meaning}`)}</dt>
                <dd className="text-right text-ink-soft sm:whitespace-nowrap">
                  <kbd>
                    {combination.replace(NAMED_KEY, (key) => t(`commands.keyNames.${nameOf(key)}`))}
                  </kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
