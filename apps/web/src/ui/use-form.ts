import { useState } from 'react';

type Faults<Values> = Partial<Record<keyof Values, string>>;

type FormOptions<Values> = {
  initial: Values;
  findFaults: (values: Values) => Faults<Values>;
  /** Called with the values when nothing is wrong with them. */
  onSubmit: (values: Values) => void;
};

/**
 * A form whose faults show from a field's first change or blur on, and all together
 * once it was submitted.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, findFaults, onSubmit } = options;
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
  const [submitted, setSubmitted] = useState(false);

  const faults = findFaults(values);
  const shows = (name: keyof Values) => submitted || touched.has(name);
  const touch = (name: keyof Values) => setTouched((names) => new Set(names).add(name));
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    touch(name);
    setValues((before) => ({ ...before, [name]: value }));
  };

  return {
    values,
    set,
    touch,
    fault: (name: keyof Values) => (shows(name) ? faults[name] : undefined),
    hasShownFault: fieldsOf(faults).some(shows),
    /** Every fault, once the form was submitted. */
    submitFaults: submitted ? fieldsOf(faults).flatMap((name) => faults[name] ?? []) : [],
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setSubmitted(true);
      if (fieldsOf(faults).length === 0) onSubmit(values);
    },
  };
}

function fieldsOf<Values extends object>(faults: Faults<Values>): (keyof Values)[] {
  const names: (keyof Values)[] = [];
  for (const name in faults) names.push(name);
  return names;
}
