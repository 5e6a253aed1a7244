/**
 * Values of the settings, as engines read them. Each field's file declares its own here, so
 * that a field is one file.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the fields' files merge their declarations into it.
export interface FieldSettings {}

/** A line drawing beside a choice. Decorative: the choice's label stands beside it. */
export type Diagram = {
  viewBox: string;
  heightRem: number;
  strokeLinejoin?: 'round';
  shapes: readonly Shape[];
};

type Shape =
  | { d: string; transform?: string; opacity?: number; isFilled?: boolean }
  | { cx: number; cy: number; r: number };

/** One of a few values, or none of them: radio buttons on screen. */
export type ChoiceControl = {
  kind: 'choice';
  /** Label of no choice. */
  anyLabel: string;
  choices: readonly { value: string; label: string; diagram?: Diagram }[];
};

/** A number with a unit: a slider and an input on screen. */
export type MeasureControl = {
  kind: 'measure';
  limits: { min: number; max: number };
  /** Range of the slider; numbers outside it are typed. */
  slider: { label: string; min: number; max: number; step: number };
  unit: string;
  hint: string;
  /** Value until the user sets it, as text. */
  initial: string;
};

/**
 * A setting of a run, defined once. The form's schema, the API's documentation, the wizard's
 * control, state and storage, the details of an output and the flags of `npm run generate`
 * derive from it. A tool names the fields that its prompt step offers in `settings`.
 */
export type RunField<Setting extends keyof FieldSettings = keyof FieldSettings> = {
  /** Name in the form of a run and in answers. */
  name: string;
  /** Name in the settings that engines read. */
  setting: Setting;
  /**
   * Value of the form's text; undefined where the text is not valid. A function and not a zod
   * schema, because the landing page loads the tools and does without zod.
   */
  read: (text: string) => FieldSettings[Setting];
  /** Validation error of a text that is not valid. */
  fault: string;
  /** Entry of the form in the API's documentation. */
  docs: { type: 'string'; enum?: readonly string[]; description?: string };
  /** Label of the control. */
  label: string;
  /** Label in the details of an output. */
  detailLabel: string;
  control: ChoiceControl | MeasureControl;
  /** Option of `npm run generate`, without dashes, and its line of help. */
  flag: { name: string; value: string; help: string };
  /** Text of a value in the details of an output; undefined for a value that is none of the field's. */
  format: (value: string | number) => string | undefined;
};

/** Validation error of a text, undefined where it is valid. */
export function findFieldFault({ read, fault }: RunField, text: string): string | undefined {
  return read(text) === undefined ? fault : undefined;
}

/** Text of a field that the user has not touched; undefined where it is left out of the form. */
export function initialText({ control }: RunField): string | undefined {
  return control.kind === 'measure' ? control.initial : undefined;
}
