import './outlook-words.ts';
import type { WordFate } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { wordsInVain } from './list-lost.ts';
import { MARK_LOOKS } from './mark-looks.ts';
import type { PromptOutlook } from './prompt-outlook.ts';

const LISTED = ['undrawn', 'withheld', 'perhaps'] as const satisfies readonly WordFate[];

/** The fates of words that are not drawn as they are said: the meaning of their marks. */
export function OutlookLines({ outlook }: { outlook: PromptOutlook }) {
  const { t } = useTranslation();
  const { marks, rewordedBy } = outlook;
  const lines = LISTED.flatMap((fate) => {
    const words = wordsInVain(marks, fate);
    return words.length > 0 ? [{ fate, words: words.join(', ') }] : [];
  });
  const nearest = marks.flatMap(({ words, as }) =>
    as === undefined ? [] : [t('outlook.instead', { words: words.join(' '), as })],
  );
  return (
    <span className="flex flex-col text-ink">
      {lines.map(({ fate, words }) => (
        <span key={fate}>
          <Key fate={fate} />
          {t(`outlook.${fate}`, { words })}
        </span>
      ))}
      {nearest.length > 0 && (
        <span>
          <Key fate="instead" />
          {[...new Set(nearest)].join(', ')}
        </span>
      )}
      {rewordedBy !== undefined && (
        <span className="text-ink-soft">{t('outlook.reworded', { model: rewordedBy })}</span>
      )}
    </span>
  );
}

/** The line under the words, beside its meaning. */
function Key({ fate }: { fate: WordFate }) {
  return (
    <span
      aria-hidden="true"
      data-space={'\u2003'}
      className={`mr-2 inline-block -translate-y-1.5 before:content-[attr(data-space)] ${MARK_LOOKS[fate]}`}
    />
  );
}
