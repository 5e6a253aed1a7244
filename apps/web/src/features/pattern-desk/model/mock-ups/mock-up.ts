/** A product that is shown in the cloth: its drawing is in centimetres. */
export type MockUp = {
  id: 'cushion' | 'tote' | 'dress' | 'curtain';
  /** Width of the cloth on it, and size of the picture around it, in centimetres. */
  clothCm: number;
  frameCm: { width: number; height: number };
  /** Left upper corner of a tile, as the cloth is cut. */
  origin: { x: number; y: number };
  /** Outline of what is of the cloth. */
  outline: (path: Path2D) => void;
  /** Light and shade on the cloth, within its outline. */
  shade: (context: CanvasRenderingContext2D) => void;
  /** Parts that are not of the cloth: behind it, and before it. */
  behind?: (context: CanvasRenderingContext2D) => void;
  before?: (context: CanvasRenderingContext2D) => void;
};

const SHADE = '30, 24, 20';

/** A shade of a strength from 0 to 1. */
export const shadeOf = (strength: number): string => `rgba(${SHADE}, ${strength})`;

/** A light of a strength from 0 to 1. */
export const lightOf = (strength: number): string => `rgba(255, 253, 248, ${strength})`;

type Stop = readonly [at: number, colour: string];

/** Fills a rectangle with a gradient from left to right. */
export function shadeAcross(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  stops: readonly Stop[],
): void {
  const gradient = context.createLinearGradient(x, 0, x + width, 0);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  context.fillStyle = gradient;
  context.fillRect(x, y, width, height);
}
