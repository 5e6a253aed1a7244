import type { ToolId } from '@toile/contract';

/** A line drawing for each tool: what is given in ink, what is made in the accent. */
const DRAWINGS: Record<ToolId, { given: string; made: string }> = {
  'create-background': {
    given: 'M36 26a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM26 64V40c0-7 4-11 10-11s10 4 10 11v24',
    made: 'M4 64h64M4 64V8h64v56M4 50l14-14 8 8M46 42l10-12 12 14M58 16v.1',
  },
  'swap-garment': {
    given: 'M8 24l10-8h12l10 8-6 8-4-3v27H14V29l-4 3z',
    made: 'M44 16h14M44 16l-3 16 4 24h20l4-24-4-16M51 16v8M43 32h23',
  },
  'sketch-to-image': {
    given: 'M6 62c10-30 12-34 18-46M24 16c4 10 8 18 10 22M10 52c8-6 14-8 20-8M6 62h8',
    made: 'M46 16h12l10 46H36zM46 16c3 5 9 5 12 0M41 40h22M39 50h26',
  },
  'create-sketch': {
    given: 'M6 14h30M6 22h24M6 30h28M6 38h16',
    made: 'M52 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM52 20c-8 4-9 10-6 18l-8 26M52 20c8 4 9 10 6 18l8 26M46 38h12M38 64c8-3 20-3 28 0',
  },
  'create-pattern': {
    given: 'M6 14h26M6 22h20M6 30h24M6 38h12',
    made: 'M40 24h28v40H40zM54 24v40M40 44h28M47 30v8M43 34h8M61 50v8M57 54h8M61 30v8M57 34h8M47 50v8M43 54h8',
  },
  'pattern-to-image': {
    given: 'M6 12h26v26H6zM6 25h26M19 12v26',
    made: 'M46 20h12l8 42H38zM46 20c3 4 9 4 12 0M45 32h14M43 42h18M41 52h22M52 24v38',
  },
  'image-to-flatlay': {
    given: 'M6 10h28v36H6zM20 22a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 46V34c0-5 3-8 8-8s8 3 8 8v12',
    made: 'M40 36l9-7h10l9 7-5 7-4-3v24H49V40l-4 3z',
  },
};

export function ToolDrawing({ tool }: { tool: ToolId }) {
  const { given, made } = DRAWINGS[tool];
  return (
    <svg
      viewBox="0 0 72 72"
      fill="none"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-20"
    >
      <path d={given} stroke="currentColor" />
      <path d={made} stroke="var(--accent)" strokeDasharray="4 3" />
    </svg>
  );
}
