import type { PixelSize } from '@toile/tools';

/** Sizes of pictures that a server makes: those of a list, or any with sides of a multiple. */
export type SizeRule = { sizes: readonly PixelSize[] } | { multiple: number; most: number };

const ratioOf = ({ width, height }: PixelSize) => Math.log(width / height);

/** Distance of two shapes and sizes: a wrong shape loses more of a picture than a wrong size. */
function distanceOf(one: PixelSize, wanted: PixelSize): number {
  const area = Math.log((one.width * one.height) / (wanted.width * wanted.height));
  return 10 * Math.abs(ratioOf(one) - ratioOf(wanted)) + Math.abs(area);
}

/** The size to ask a server for, nearest to a wanted one. */
export function sizeFor(wanted: PixelSize, rule: SizeRule): PixelSize {
  if ('sizes' in rule) {
    const [nearest = wanted] = rule.sizes.toSorted(
      (one, other) => distanceOf(one, wanted) - distanceOf(other, wanted),
    );
    return nearest;
  }
  const { multiple, most } = rule;
  const scale = Math.min(1, most / Math.max(wanted.width, wanted.height));
  const side = (px: number) => Math.max(multiple, Math.round((px * scale) / multiple) * multiple);
  return { width: side(wanted.width), height: side(wanted.height) };
}

const size = (width: number, height: number): PixelSize => ({ width, height });

/** Sizes by the model's name, from OpenAI's description of `size` (openapi.yaml, 2026). */
export function sizeRuleOf(model: string): SizeRule {
  if (/^(gpt-image-1|chatgpt-image)/.test(model)) {
    return { sizes: [size(1024, 1024), size(1024, 1536), size(1536, 1024)] };
  }
  if (model === 'dall-e-3')
    return { sizes: [size(1024, 1024), size(1024, 1792), size(1792, 1024)] };
  if (model === 'dall-e-2') return { sizes: [size(1024, 1024)] };
  // gpt-image-2 wants multiples of 16; diffusion models on own machines multiples of 64.
  return { multiple: 64, most: 2048 };
}
