import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';

/** A part of the text with the classes of its mark. */
export type LookedMark = { start: number; end: number; look: string };

type MarkedTextAreaProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  label: string;
  value: string;
  /** In order, without overlaps. */
  marks: readonly LookedMark[];
  error?: string;
  hint?: ReactNode;
};

/** Layout of the text and of its marked copy: alike, so that each mark lies under its word. */
const TEXT_CLASS = 'col-start-1 row-start-1 [scrollbar-gutter:stable]';

/**
 * A text area whose words can be marked. The marks lie under the text in a copy of it that nobody
 * sees or hears; what they mean has to be said in words as well.
 */
export function MarkedTextArea({
  label,
  error,
  hint,
  marks,
  className,
  ...area
}: MarkedTextAreaProps) {
  const id = useId();
  const ids = { control: id, message: `${id}-message` };
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const copyRef = useRef<HTMLDivElement>(null);
  const followScroll = () => {
    if (areaRef.current && copyRef.current) copyRef.current.scrollTop = areaRef.current.scrollTop;
  };
  useLayoutEffect(followScroll);
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <div className="grid">
        <div
          ref={copyRef}
          aria-hidden="true"
          className={classNames(
            CONTROL_CLASS,
            TEXT_CLASS,
            'pointer-events-none h-0 min-h-full overflow-hidden border-transparent break-words whitespace-pre-wrap text-transparent select-none',
            className,
          )}
        >
          <MarkedText text={area.value} marks={marks} />
        </div>
        <textarea
          rows={4}
          {...area}
          ref={areaRef}
          onScroll={followScroll}
          id={ids.control}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={ids.message}
          className={classNames(
            CONTROL_CLASS,
            TEXT_CLASS,
            'z-1 resize-y bg-transparent',
            className,
          )}
        />
      </div>
    </Field>
  );
}

function MarkedText({ text, marks }: { text: string; marks: readonly LookedMark[] }) {
  let at = 0;
  const parts = marks.flatMap(({ start, end, look }) => {
    const plain = text.slice(at, start);
    at = end;
    return [
      plain,
      <span key={start} className={look}>
        {text.slice(start, end)}
      </span>,
    ];
  });
  // A line break at the end makes a line of its own in the text area; here it needs a letter after it.
  return [...parts, `${text.slice(at)}\u200b`];
}
