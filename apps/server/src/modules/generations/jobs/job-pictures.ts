import type { ImagesService } from '../../images/images.service.ts';
import type { JobInput } from '../../inputs/job-input.ts';
import type { JobPictures } from './job-brief.ts';

/** An input picture of a run is gone: another try would not find it either. */
export class InputMissingError extends Error {
  constructor({ role, sha256 }: Pick<JobInput, 'role' | 'sha256'>) {
    super(`The file ${sha256} of a run's ${role} is missing`);
    this.name = 'InputMissingError';
  }
}

/** Reads the pictures of a run. Throws InputMissingError. */
export async function loadPictures(
  images: Pick<ImagesService, 'readFile'>,
  inputs: readonly JobInput[],
): Promise<JobPictures> {
  const pictures: JobPictures = { images: {} };
  for (const input of inputs) {
    const file = await images.readFile(input.sha256);
    if (!file) throw new InputMissingError(input);
    pictures.images[input.role] = file;
    if (input.role !== 'source' || input.regionMapSha256 === null) continue;
    // A picture whose map is missing is read like any other.
    pictures.sourceRegions = await images.readFile(input.regionMapSha256);
  }
  return pictures;
}
