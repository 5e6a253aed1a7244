/** A rectangle of a page in points (1/72 inch), from its lower left corner as PDF has it. */
export type Box = { left: number; bottom: number; width: number; height: number };

/** A4, lying, in points. */
export const PAGE = { width: 841.89, height: 595.28 } as const;

/** White at the edges of a page: half an inch, which office printers leave free. */
export const MARGIN = 36;
