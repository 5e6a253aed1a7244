import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, RenderedImage, RenderOptions } from '@toile/engines';
import type { BriefKind, ImageBrief } from '@toile/tools';
import sharp from 'sharp';

/**
 * Behaviour before a picture is made, set by the test: an error fails the render, a result becomes
 * part of the picture.
 */
type Behaviour = (
  brief: ImageBrief,
  options: RenderOptions,
) => Promise<Partial<RenderedImage> | void> | Partial<RenderedImage> | void;

const SIDE_PX = 64;

/** A small picture of one colour: the same for the same seed and variant, else another. */
function paint({ seed, variant }: RenderOptions): Promise<Buffer> {
  const mixed = (Math.imul(seed ^ (variant * 0x9e3779b1), 0x85ebca6b) >>> 8) & 0xffffff;
  const background = { r: mixed >> 16, g: (mixed >> 8) & 0xff, b: mixed & 0xff };
  return sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A test engine: quick, the same for the same seed, and as faulty as a test wants. */
export function createProbeEngine(
  behave: Behaviour = () => undefined,
  kinds: readonly BriefKind[] = ['create-pattern'],
): Engine {
  return {
    id: 'probe',
    kinds: new Set(kinds),
    check: async () => undefined,
    render: async (brief, options) => {
      const extra = await behave(brief, options);
      return {
        png: await paint(options),
        size: { width: SIDE_PX, height: SIDE_PX },
        unread: [],
        choices: { variant: String(options.variant) },
        model: 'probe 1',
        digitalSourceType: 'algorithmicMedia',
        ...extra,
      };
    },
    close: async () => undefined,
  };
}

/** A slow render that obeys the signal. */
export function slowly(delayMs: number): Behaviour {
  return (_brief, { signal }) => sleep(delayMs, undefined, { signal });
}
