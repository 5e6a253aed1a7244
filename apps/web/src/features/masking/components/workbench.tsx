import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type WorkbenchProps = {
  /** True while the step is in view. */
  active: boolean;
  stage: ReactNode;
  /** The tools, beside the stage; below it on a telephone, where the first two rows are in view. */
  children: ReactNode;
  /** The buttons that lead on: in view below the tools, which scroll where there are many. */
  foot?: ReactNode;
};

/**
 * A stage and its tools, in view together: the stage fills the screen below the page's head. Its
 * height is based on the smallest viewport (svh), so that it stays the same when a browser hides
 * its bars.
 */
export function Workbench({ active, stage, children, foot }: WorkbenchProps) {
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a low screen this scrolls the page's head away; elsewhere the stage is in view already.
    if (active) bench.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={bench}
      className="grid items-start gap-x-10 gap-y-2.5 beside:grid-cols-[minmax(0,1fr)_22rem] low:beside:grid-cols-[minmax(0,1fr)_18rem] low:beside:gap-x-6"
    >
      <div className={classNames(STAGE_CLASS, BESIDE_HEIGHT)}>{stage}</div>
      <div
        className={classNames(
          'flex flex-col gap-4 beside:border-l beside:border-hairline beside:pl-6',
          BESIDE_HEIGHT,
        )}
      >
        <div className="flex flex-col gap-4 beside:-m-2 beside:min-h-0 beside:grow beside:overflow-y-auto beside:p-2">
          {children}
        </div>
        {foot}
      </div>
    </div>
  );
}

/** Height of the stage: the window's, less the bars above it and, on a telephone, below it. */
const STAGE_CLASS =
  'flex scroll-mt-18 scroll-mb-2 flex-col border border-hairline bg-sunk ' +
  'h-[calc(100svh-18.75rem)] min-h-68 max-h-192 max-sm:h-[calc(100svh-22.75rem)] max-sm:min-h-56 ' +
  'md:h-[calc(100svh-22rem)] low:h-[calc(100svh-5rem)] low:min-h-52';

/** Height that stage and tools have in common side by side. */
const BESIDE_HEIGHT =
  'beside:h-[calc(100svh-15rem)] beside:min-h-80 beside:max-h-192 low:beside:h-[calc(100svh-5rem)]';
