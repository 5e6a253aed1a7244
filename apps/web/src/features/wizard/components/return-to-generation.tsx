import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { WizardControl } from '../model/use-wizard.ts';

/** Link from the last step but one back to the run on screen. */
export function ReturnToGeneration({ state, dispatch }: Pick<WizardControl, 'state' | 'dispatch'>) {
  const { t } = useTranslation();
  const section = state.childrenCount - 1;
  return (
    <Button
      look={state.run?.status === 'loading' ? 'ink' : 'outline'}
      onClick={() => dispatch({ type: 'sectionChanged', section })}
      className="w-full"
    >
      {t('wizard.returnToGeneration')}
    </Button>
  );
}
