import { GARMENT_TYPES } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { GarmentDiagram } from './garment-diagram.tsx';
import type { SettingFieldProps } from './setting-field.ts';

const ANY = 'any';

/** The part of the body that the garment covers, or as the prompt says. */
export function GarmentTypeField({ value, onChange }: SettingFieldProps) {
  const { t } = useTranslation();
  const garments = GARMENT_TYPES.map((garment) => ({
    value: garment,
    label: t(`wizard.garmentTypes.${garment}`),
    picture: <GarmentDiagram garment={garment} />,
  }));
  return (
    <ChoiceGroup
      legend={t('wizard.garmentTypeLabel')}
      choices={[{ value: ANY, label: t('wizard.garmentTypes.any') }, ...garments]}
      value={GARMENT_TYPES.find((garment) => garment === value) ?? ANY}
      onChange={(choice) => onChange(choice === ANY ? undefined : choice)}
    />
  );
}
