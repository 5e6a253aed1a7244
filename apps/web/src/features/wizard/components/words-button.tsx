import type { ToolId } from '@toile/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOGUE_PATH } from '../../../lib/catalogue/catalogue-path.ts';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const PromptDrawer = lazy(async () => ({
  default: await (await import('./load-prompt-drawer.ts')).loadPromptDrawer(),
}));

type WordsButtonProps = {
  tool: ToolId;
  prompt: string;
  onChoose: (word: string) => void;
  onChange: (prompt: string) => void;
};

/** The ways to the words that the engine knows, where it reads some alone, and to the palettes. */
export function WordsButton(props: WordsButtonProps) {
  const { t } = useTranslation();
  const { offer } = useToolOffer(props.tool);
  const [kind, setKind] = useState<'words' | 'palettes'>();
  const readsSome = offer?.method === 'rules';
  return (
    // Its height is kept while it is not known which engine draws.
    <div className="flex min-h-11 flex-wrap items-center gap-x-6">
      {readsSome && (
        <Button look="outline" onClick={() => setKind('words')}>
          {t('wizard.words.open')}
        </Button>
      )}
      <Button look="outline" onClick={() => setKind('palettes')}>
        {t('common.nav.palettes')}
      </Button>
      {readsSome && (
        <TextLink to={CATALOGUE_PATH} className="inline-flex min-h-11 items-center">
          {t('wizard.words.page')}
        </TextLink>
      )}
      {kind && (
        <Suspense fallback={null}>
          <PromptDrawer {...props} kind={kind} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
