import { REPEATS, repeatSchema } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { RepeatDiagram } from './repeat-diagram.tsx';
import type { SettingFieldProps } from './setting-field.ts';

const ANY = 'any';

/** How the unit is laid out, or as the prompt says. */
export function RepeatField({ value, onChange }: SettingFieldProps) {
  const { t } = useTranslation();
  const repeats = REPEATS.map((repeat) => ({
    value: repeat,
    label: t(`wizard.repeats.${repeat}`),
    picture: <RepeatDiagram repeat={repeat} />,
  }));
  return (
    <ChoiceGroup
      legend={t('wizard.repeatLabel')}
      choices={[{ value: ANY, label: t('wizard.repeats.any') }, ...repeats]}
      value={repeatSchema.safeParse(value).data ?? ANY}
      onChange={(choice) => onChange(choice === ANY ? undefined : choice)}
    />
  );
}
