import type { RunInput } from '@toile/contract';
import { keepPicture } from '../../../lib/pictures/picture-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { GivenPicture } from './given-picture.ts';

const FILE_NAME = 'source.png';

/** An input picture of an earlier run as an input here. Rejects when it is gone. */
export async function recoverPicture(owner: string, input: RunInput): Promise<GivenPicture> {
  const { width, height, output_image_id: outputId, image_url: imageUrl } = input;
  if (outputId !== null) return { kind: 'output', outputId, imageUrl, width, height };
  const answer = await fetch(imageUrl, { credentials: 'include' });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  const fileId = randomId();
  const file = new File([await answer.arrayBuffer()], FILE_NAME, { type: 'image/png' });
  await keepPicture({ id: fileId, owner, file });
  return { kind: 'file', fileId, name: FILE_NAME, width, height };
}
