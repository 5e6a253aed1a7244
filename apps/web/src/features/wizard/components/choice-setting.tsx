import type { ChoiceControl } from '@toile/tools';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Diagram } from './diagram.tsx';
import type { SettingProps } from './setting-props.ts';

const ANY = 'any';

/** Control of a setting with a few values, or none of them. */
export function ChoiceSetting({ field, control, value, onChange }: SettingProps<ChoiceControl>) {
  const choices = control.choices.map(({ diagram, ...choice }) => ({
    ...choice,
    ...(diagram && { picture: <Diagram {...diagram} /> }),
  }));
  return (
    <ChoiceGroup
      legend={field.label}
      choices={[{ value: ANY, label: control.anyLabel }, ...choices]}
      value={control.choices.find((choice) => choice.value === value)?.value ?? ANY}
      onChange={(choice) => onChange(choice === ANY ? undefined : choice)}
    />
  );
}
