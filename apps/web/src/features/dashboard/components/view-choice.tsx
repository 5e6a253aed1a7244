import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { ListView } from '../model/use-list-view.ts';

type ViewChoiceProps = { value: ListView; onChange: (view: ListView) => void };

/** Gallery or list. */
export function ViewChoice({ value, onChange }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup
      legend={t('dashboard.view')}
      legendHidden
      choices={[
        { value: 'gallery', label: t('dashboard.views.gallery') },
        { value: 'list', label: t('dashboard.views.list') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
