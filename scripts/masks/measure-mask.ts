import { join } from 'node:path';
import { maskFromDots, openReading, overlap } from '@toile/studio/drawing';
import sharp from 'sharp';
import type { Reference } from './references.ts';

export type MaskFigures = {
  /** Intersection over union with the outline. */
  overlap: number;
  /** The extent that the engine read from the dots. */
  extent: string;
  coldMs: number;
  warmMs: number;
  warmCpuMs: number;
};

/**
 * Measures one mask, from a new photo and again from the same one; draws it into a folder if one is
 * given.
 */
export async function measureMask(
  bytes: Uint8Array,
  reference: Reference,
  out?: string,
): Promise<MaskFigures> {
  const start = performance.now();
  const reading = await openReading(bytes);
  const dots = { wanted: reference.dots.map(([x, y]) => ({ x, y })), unwanted: [] };
  await maskFromDots(reading, dots);
  const seen = performance.now();
  const cpu = process.cpuUsage();
  const { mask, extent } = await maskFromDots(reading, dots);
  const { user, system } = process.cpuUsage(cpu);
  const warmMs = Math.round(performance.now() - seen);
  const truth = await filled(reference, reading.photo);
  if (out) {
    const file = join(out, `${reference.photo}-${reference.target}.png`);
    await drawDifference(reading.photo, { mask, truth, file });
  }
  return {
    overlap: overlap(mask, truth),
    extent,
    coldMs: Math.round(seen - start),
    warmMs,
    warmCpuMs: Math.round((user + system) / 1000),
  };
}

type Size = { width: number; height: number };

async function filled({ outlines }: Reference, { width, height }: Size): Promise<Uint8Array> {
  const paths = outlines.map((outline) => `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" fill-rule="evenodd" d="${paths.join('')}"/></svg>`;
  const levels = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();
  return Uint8Array.from(levels, (level) => (level > 127 ? 1 : 0));
}

const RIGHT = [255, 140, 0];
const TOO_MUCH = [255, 0, 255];
const MISSED = [0, 80, 255];

type Drawing = { mask: Uint8Array; truth: Uint8Array; file: string };

async function drawDifference(
  { rgb, width, height }: Size & { rgb: Uint8Array },
  { mask, truth, file }: Drawing,
): Promise<void> {
  const data = Uint8Array.from(rgb);
  for (let i = 0; i < mask.length; i += 1) {
    if (!mask[i] && !truth[i]) continue;
    const colour = mask[i] && truth[i] ? RIGHT : mask[i] ? TOO_MUCH : MISSED;
    colour.forEach((level, c) => {
      const at = i * 3 + c;
      data[at] = ((data[at] ?? 0) + level) / 2;
    });
  }
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}
