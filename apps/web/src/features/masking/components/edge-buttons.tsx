import { useTranslation } from 'react-i18next';
import { EDGE_CHANGES, type EdgeChange } from '../../../canvas/mask/mark.ts';
import { Button } from '../../../ui/button.tsx';

type EdgeButtonsProps = { disabled: boolean; onEdge: (change: EdgeChange) => void };

/** Steps that move or smooth the edge of the whole selection. */
export function EdgeButtons({ disabled, onEdge }: EdgeButtonsProps) {
  const { t } = useTranslation();
  return (
    <fieldset disabled={disabled} className="flex min-w-0 grow flex-wrap gap-1">
      <legend className="sr-only">{t('masking.edgeLabel')}</legend>
      {EDGE_CHANGES.map((change) => (
        <Button
          key={change}
          look="outline"
          onClick={() => onEdge(change)}
          className="min-w-0 grow px-1! text-sm!"
        >
          {t(`masking.edge.${change}`)}
        </Button>
      ))}
    </fieldset>
  );
}
