import { classNames } from './class-names.ts';

/** Looks of a button. `accent`: the purpose of the screen; `ink`: other main actions. */
export type ButtonLook = 'accent' | 'ink' | 'outline' | 'quiet' | 'danger';

/** Class of a main action, which nothing may cover. */
export const MAIN_ACTION_CLASS = 'main-action';

const MAIN_LOOKS: ReadonlySet<ButtonLook> = new Set(['accent', 'ink', 'danger']);

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2 text-base leading-tight ' +
  'font-medium transition-colors duration-150 select-none ' +
  'disabled:cursor-not-allowed disabled:text-ink-soft';

const DISABLED_BOX = 'disabled:bg-sunk disabled:border-hairline';

const LOOKS: Record<ButtonLook, string> = {
  accent: `${DISABLED_BOX} border border-transparent bg-accent text-on-accent hover:bg-accent-deep`,
  ink: `${DISABLED_BOX} border border-transparent bg-ink text-paper hover:bg-ink/85`,
  outline: `${DISABLED_BOX} border border-control text-ink hover:border-ink hover:bg-sunk`,
  quiet: 'border border-transparent text-ink hover:bg-sunk disabled:bg-transparent',
  danger: `${DISABLED_BOX} border border-danger text-danger hover:bg-danger hover:text-paper`,
};

/** The classes of a button, for links that look like one too. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(BASE, LOOKS[look], MAIN_LOOKS.has(look) && MAIN_ACTION_CLASS, className);
}
