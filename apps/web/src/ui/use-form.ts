import { useState } from 'react';

/** Faults by field; undefined where there is none. */
type Faults<Values> = Partial<Record<keyof Values, string | undefined>>;

type FormOptions<Values> = {
  initial: Values;
  findFaults: (values: Values) => Faults<Values>;
  /** Called with valid values. */
  onSubmit: (values: Values) => void;
  /** True: an unchanged field shows no fault before the form is submitted. */
  sparesUntouched?: boolean;
  /** The server's name of a field, where it is another. */
  serverNames?: Partial<Record<keyof Values, string>>;
};

/** The names of the fields that hold text. */
type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values];

/**
 * A form. A field's fault shows from its first change on, or from its first blur on unless
 * `sparesUntouched` is set; all faults show once the form was submitted.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, findFaults, onSubmit, sparesUntouched = false, serverNames } = options;
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [amended, setAmended] = useState<ReadonlySet<string>>(new Set());

  const faults = findFaults(values);
  const faulty = fieldsOf(faults);
  const shows = (name: keyof Values) => submitted || touched.has(name);
  const fault = (name: keyof Values) => (shows(name) ? faults[name] : undefined);
  const touch = (name: keyof Values) => setTouched((names) => new Set(names).add(name));
  const write = (name: keyof Values, value: unknown) => {
    touch(name);
    setAmended((names) => new Set(names).add(serverNames?.[name] ?? String(name)));
    setValues((before) => ({ ...before, [name]: value }));
  };

  return {
    values,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => write(name, value),
    touch,
    fault,
    /** Props of a text field or a password field. */
    field: <Name extends TextName<Values>>(name: Name) => ({
      name,
      value: values[name],
      error: fault(name),
      onChange: (event: { target: { value: string } }) => write(name, event.target.value),
      onBlur: () => {
        if (!sparesUntouched) touch(name);
      },
    }),
    hasShownFault: faulty.some(shows),
    /** Every fault, once the form was submitted. */
    submitFaults: submitted ? faulty.flatMap((name) => faults[name] ?? []) : [],
    /** The server's names of the fields that were changed after they were sent. */
    amended,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setSubmitted(true);
      if (faulty.length > 0) return;
      setAmended(new Set());
      onSubmit(values);
    },
  };
}

function fieldsOf<Values extends object>(faults: Faults<Values>): (keyof Values)[] {
  const names: (keyof Values)[] = [];
  for (const name in faults) if (faults[name] !== undefined) names.push(name);
  return names;
}
