import type { PictureField } from '@toile/contract';
import type { ImageRole, StoredRun } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { StoredPicture } from '../images/picture-storing.ts';
import { findOutputImage } from './inputs.repository.ts';
import { checkBackdrop, checkDots, checkMask, checkReposition } from './mask-check.ts';
import type { PictureReader, Sender } from './picture-reader.ts';
import { roleOf } from './picture-roles.ts';
import type { MeasuredPicture, ReadPicture } from './read-picture.ts';

/** A picture in a request: a file, or one of the user's own outputs. */
export type GivenPicture = {
  field: PictureField;
  /** True for a photograph of the user's own as place. */
  isBackdrop?: true;
} & ({ file: Uint8Array } | { outputId: string });

/** A checked and stored picture that no run has yet. */
export type PreparedInput = { role: ImageRole; picture: StoredPicture; outputId?: string };

/** Settings that contain coordinates of the photo. */
type Places = Pick<StoredRun, 'mask_coordinates' | 'reposition'>;

/**
 * Reads, checks and stores the pictures of a run, outside any transaction. Throws `tooLarge`,
 * `notAnImage`, `imageNotUsable` and `invalidRequest` with the field at fault, `notFound` for an
 * output that is not the user's, and the errors of `PictureReader` for too many pictures.
 */
export type PrepareInputs = (
  sender: Sender,
  given: readonly GivenPicture[],
  places?: Places,
) => Promise<PreparedInput[]>;

export type PreparingOptions = {
  database: Database;
  reader: PictureReader;
  images: Pick<ImagesService, 'storeFile' | 'findLike' | 'getStored'>;
};

/** A given picture whose header was read. */
type Measured = Pick<GivenPicture, 'field' | 'isBackdrop'> &
  ({ picture: MeasuredPicture } | { outputId: string });

/** A checked picture, and the function that stores it. */
type Taken = {
  width: number;
  height: number;
  visiblePixels: number;
  keep: () => Promise<Omit<PreparedInput, 'role'>>;
};

function checkTogether(
  taken: ReadonlyMap<PictureField, Taken>,
  { mask_coordinates: dots = [], reposition }: Places,
): void {
  const photo = taken.get('original_target_image');
  if (!photo) return;
  const mask = taken.get('binary_mask_image');
  if (mask) checkMask(mask, photo);
  checkDots(dots, photo);
  if (reposition) checkReposition(reposition, photo);
}

export function createInputPreparing(options: PreparingOptions): PrepareInputs {
  const { database, reader, images } = options;

  /**
   * Stores an input picture. One that this user made here is recognised and keeps its companions.
   */
  async function store(userId: string, picture: ReadPicture): Promise<Omit<PreparedInput, 'role'>> {
    const { png: content, width, height, pixelsSha256, fileSha256, aiMarker = null } = picture;
    const stored = await images.storeFile(content);
    const like = await images.findLike(userId, { sha256: fileSha256, pixelsSha256 });
    return {
      picture: {
        ...stored,
        content,
        mediaType: 'image/png',
        width,
        height,
        pixelsSha256,
        digitalSourceType: aiMarker,
        companions: like?.picture.companions ?? [],
      },
      outputId: like?.outputId,
    };
  }

  async function takeOutput(userId: string, outputId: string): Promise<Taken> {
    const imageId = await findOutputImage(database, userId, outputId);
    if (imageId === undefined) throw new AppError('notFound');
    const picture = await images.getStored(userId, imageId);
    const { width, height } = picture;
    const keep = async () => ({ picture, outputId });
    return { width, height, visiblePixels: width * height, keep };
  }

  async function takeFile(userId: string, measured: MeasuredPicture): Promise<Taken> {
    const picture = await reader.read(measured);
    return { ...picture, keep: () => store(userId, picture) };
  }

  /**
   * Reads pictures one after the other, so that those of one run are not decoded at the same time.
   */
  async function take(userId: string, measured: readonly Measured[], places: Places) {
    const taken = new Map<PictureField, Taken>();
    for (const one of measured) {
      const { field, isBackdrop } = one;
      const picture =
        'outputId' in one
          ? await takeOutput(userId, one.outputId)
          : await takeFile(userId, one.picture);
      if (isBackdrop) checkBackdrop(field, picture);
      taken.set(field, picture);
    }
    checkTogether(taken, places);
    const kept: PreparedInput[] = [];
    for (const [field, { keep }] of taken) kept.push({ role: roleOf(field), ...(await keep()) });
    return kept;
  }

  return async (sender, given, places = {}) => {
    const measured: Measured[] = [];
    for (const one of given) {
      const { field, isBackdrop } = one;
      measured.push(
        'outputId' in one
          ? one
          : { field, isBackdrop, picture: await reader.measure(sender, field, one.file) },
      );
    }
    const pictures = measured.flatMap((one) => ('picture' in one ? one.picture : []));
    return reader.inTurn(sender, pictures, () => take(sender.userId, measured, places));
  };
}
