import { useTranslation } from 'react-i18next';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { findRepeatFault, REPEAT_CM, REPEAT_SLIDER_CM } from '../model/repeat-cm.ts';
import type { SettingFieldProps } from './setting-field.ts';

/** How wide one repeat lies on the cloth. */
export function RepeatCmField({ value = String(REPEAT_CM.initial), onChange }: SettingFieldProps) {
  const { t } = useTranslation();
  const fault = findRepeatFault(value);
  return (
    <MeasureField
      label={t('wizard.repeatCmLabel')}
      hint={t('wizard.repeatCmHint')}
      error={fault}
      value={value}
      onChange={onChange}
      slider={{
        label: t('wizard.repeatCmSlider'),
        ...REPEAT_SLIDER_CM,
        value: fault ? REPEAT_CM.initial : value,
      }}
      written={{ type: 'number', min: REPEAT_CM.min, max: REPEAT_CM.max, step: 'any' }}
      unit={t('wizard.repeatCmUnit')}
    />
  );
}
