import type { ChoiceControl, Diagram, FieldSettings, RunField } from './run-field.ts';

type Choice = { label: string; diagram?: Diagram };

type Parts<Setting extends keyof FieldSettings> = Pick<
  RunField<Setting>,
  'name' | 'setting' | 'label' | 'detailLabel' | 'fault' | 'flag'
> & {
  anyLabel: string;
  choices: Record<NonNullable<FieldSettings[Setting]>, Choice>;
};

/** A field whose value is one of a few, in the order of `choices`. */
export function choiceField<Setting extends keyof FieldSettings>({
  choices,
  anyLabel,
  ...field
}: Parts<Setting>): RunField<Setting> {
  const control: ChoiceControl = {
    kind: 'choice',
    anyLabel,
    choices: Object.entries<Choice>(choices).map(([value, choice]) => ({ value, ...choice })),
  };
  const isValue = (text: string): text is NonNullable<FieldSettings[Setting]> & string =>
    Object.hasOwn(choices, text);
  return {
    ...field,
    read: (text) => (isValue(text) ? text : undefined),
    docs: { type: 'string', enum: Object.keys(choices) },
    control,
    format: (value) => control.choices.find((choice) => choice.value === value)?.label,
  };
}
