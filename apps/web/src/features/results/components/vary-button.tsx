import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VaryMenu } from './vary-menu.tsx';

type VaryButtonProps = { generation: Generation; disabled?: boolean };

/** Opens variations of an output, once their number was chosen. */
export function VaryButton({ generation, disabled }: VaryButtonProps) {
  const { t } = useTranslation();
  const { credits } = useToolOffer(generation.type, generation.engine);
  return (
    <VaryMenu
      generation={generation}
      trigger={
        <Button look="outline" disabled={disabled} className="justify-between!">
          <span>{t('variations.vary')}</span>
          <span className="flex items-center gap-2 font-normal tabular-nums">
            {t('variations.varyFrom', { count: credits })}
            <Icon name="chevronDown" className="-mr-1 size-4" />
          </span>
        </Button>
      }
    />
  );
}
