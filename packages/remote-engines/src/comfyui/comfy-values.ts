import { createHash } from 'node:crypto';
import type { MaskCoordinates } from '@toile/contract';
import { EngineError, type Recipe } from '@toile/engines';
import type { ImageBrief, ImageRole } from '@toile/tools';
import { maskPicture } from '../vendor/mask-picture.ts';
import { pictureSeed } from '../vendor/picture-seed.ts';
import type { ComfyClient } from './comfy-client.ts';
import type { PlaceUse, PlaceValues } from './workflow.ts';

/** Dots as the nodes of SAM 2 read them: JSON, in pixels of the photo. */
const dotsOf = (dots: MaskCoordinates) => JSON.stringify(dots.map(([x, y]) => ({ x, y })));

/** A name by content: a picture that is sent twice is kept once. */
const nameOf = (png: Uint8Array) => `${createHash('sha256').update(png).digest('hex')}.png`;

const asSent = (role: ImageRole, bytes: Uint8Array) =>
  role === 'mask' ? maskPicture(bytes, { sense: 'white-is-marked' }) : bytes;

/**
 * Sends the pictures for which a workflow has places; answers the values of all its places.
 * @throws EngineError `unsupported` for a brief without a picture that the workflow wants.
 */
export async function sendInputs(
  client: ComfyClient,
  order: { brief: ImageBrief; recipe: Recipe; uses: readonly PlaceUse[]; signal?: AbortSignal },
): Promise<PlaceValues> {
  const { brief, recipe, uses, signal } = order;
  const { maskCoordinates = [], unwantedCoordinates = [] } = brief.settings;
  const values: PlaceValues = {
    instruction: brief.instruction ?? brief.prompt,
    prompt: brief.prompt,
    negative: brief.avoid ?? '',
    seed: pictureSeed(recipe),
    width: brief.size.width,
    height: brief.size.height,
    dots: dotsOf(maskCoordinates),
    // Nodes of SAM 2 fail on an empty list.
    'dots to leave out': unwantedCoordinates.length > 0 ? dotsOf(unwantedCoordinates) : null,
  };
  for (const role of ['target', 'source', 'backdrop', 'mask', 'origin'] as const) {
    if (!uses.some(({ place }) => place === role)) continue;
    const bytes = brief.images[role];
    if (!bytes && role === 'backdrop') {
      values.backdrop = null;
      continue;
    }
    if (!bytes) throw new EngineError('unsupported', `The workflow wants a picture “${role}”`);
    const png = await asSent(role, bytes);
    values[role] = await client.upload(png, nameOf(png), signal);
  }
  return values;
}
