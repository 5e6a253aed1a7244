import { classNames } from '../../../ui/class-names.ts';

type SteadyLineProps = { line: string; lines: readonly string[]; className: string };

/** One of several lines that take turns, in the room that the longest of them needs. */
export function SteadyLine({ line, lines, className }: SteadyLineProps) {
  return (
    <div className={classNames('grid', className)}>
      <p className="col-start-1 row-start-1">{line}</p>
      {lines.map((each) => (
        <span key={each} aria-hidden="true" data-line={each} className={ROOM_CLASS} />
      ))}
    </div>
  );
}

/** Drawn by the style sheet, so that whoever reads the page finds each line once. */
const ROOM_CLASS = 'invisible col-start-1 row-start-1 text-pretty before:content-[attr(data-line)]';
