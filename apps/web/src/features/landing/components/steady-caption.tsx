import { classNames } from '../../../ui/class-names.ts';

/** Caption of a slide: its prompt, the words left out of it, and the engine that drew it. */
type Caption = readonly [words: string, cut: string, engine: string];

type SteadyCaptionProps = { captions: readonly Caption[]; index: number };

const LINE_CLASSES = ['', 'annotation text-sm', 'annotation text-sm'] as const;

/** One of several captions that take turns, in the middle of the room that the longest needs. */
export function SteadyCaption({ captions, index }: SteadyCaptionProps) {
  return (
    <div className="grid min-w-0 items-center py-1.5 leading-snug">
      <div key={index} className="col-start-1 row-start-1">
        {captions[index]?.map((line, row) => (
          <p key={line} className={LINE_CLASSES[row]}>
            {line}
          </p>
        ))}
      </div>
      {captions.map((caption) => (
        <div key={caption[0]} aria-hidden="true" className="invisible col-start-1 row-start-1">
          {caption.map((line, row) => (
            <span
              key={line}
              data-line={line}
              className={classNames(ROOM_CLASS, LINE_CLASSES[row])}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Classes of the longest caption's room. The style sheet draws the text, so that a screen reader
 * finds each line once.
 */
const ROOM_CLASS = 'block text-pretty before:content-[attr(data-line)]';
