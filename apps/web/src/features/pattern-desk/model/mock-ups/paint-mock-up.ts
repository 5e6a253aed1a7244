import { pickLevel } from '../paint-cloth.ts';
import type { Cloth } from '../use-recolouring.ts';
import { type MockUp, shadeOf } from './mock-up.ts';

type Painting = { cloth: Cloth; repeatCm: number; mockUp: MockUp };

/** Paints a product in the cloth, at the cloth's true scale, over the whole canvas. */
export function paintMockUp(
  context: CanvasRenderingContext2D,
  { cloth, repeatCm, mockUp }: Painting,
): void {
  const { canvas } = context;
  const pxPerCm = canvas.width / mockUp.frameCm.width;
  const level = pickLevel(cloth, repeatCm * pxPerCm);
  const pattern = level && context.createPattern(level, 'repeat');
  if (!pattern) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const scale = repeatCm / level.width;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale, mockUp.origin.x, mockUp.origin.y]));
  const outline = new Path2D();
  mockUp.outline(outline);
  context.setTransform(pxPerCm, 0, 0, pxPerCm, 0, 0);
  context.imageSmoothingQuality = 'high';
  mockUp.behind?.(context);
  context.save();
  // Shadows are measured in pixels, whatever the scale.
  context.shadowColor = shadeOf(0.4);
  context.shadowBlur = 0.03 * canvas.width;
  context.shadowOffsetY = 0.012 * canvas.width;
  context.fillStyle = pattern;
  context.fill(outline);
  context.restore();
  context.save();
  context.clip(outline);
  mockUp.shade(context);
  context.restore();
  mockUp.before?.(context);
}

/** Repeats of the pattern across a product, to a half where there are few. */
export function repeatsAcross({ clothCm }: Pick<MockUp, 'clothCm'>, repeatCm: number): number {
  const repeats = clothCm / repeatCm;
  return repeats < 10 ? Math.round(repeats * 10) / 10 : Math.round(repeats);
}
