import type { ToolId } from '@toile/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOGUE_PATH } from '../../../lib/catalogue/catalogue-path.ts';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PaletteButton } from './palette-button.tsx';

const WordsDrawer = lazy(async () => ({
  default: await (await import('./load-drawers.ts')).loadWordsDrawer(),
}));

type WordsButtonProps = {
  tool: ToolId;
  prompt: string;
  /** Takes a word, which goes where the caret is. */
  onChoose: (word: string) => void;
  /** Takes the whole prompt, with the colours of a palette. */
  onChange: (prompt: string) => void;
};

/** The ways to the words that the engine knows, where it reads some alone, and to the user's palettes. */
export function WordsButton({ tool, prompt, onChoose, onChange }: WordsButtonProps) {
  const { t } = useTranslation();
  const { offer } = useToolOffer(tool);
  const readsSome = offer?.method === 'rules';
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Its height is kept while it is not known which engine draws.
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      {readsSome && (
        <Button look="outline" onClick={() => setIsOpen(true)}>
          {t('wizard.words.open')}
        </Button>
      )}
      <PaletteButton prompt={prompt} onChange={onChange} />
      {readsSome && (
        <TextLink to={CATALOGUE_PATH} className="inline-flex min-h-11 items-center sm:ml-3">
          {t('wizard.words.page')}
        </TextLink>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WordsDrawer tool={tool} onChoose={onChoose} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
