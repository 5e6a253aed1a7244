import type { ImageRole } from '@toile/tools';

/** A picture that a run was given. */
export type JobInput = {
  role: ImageRole;
  imageId: string;
  outputId: string | null;
  /** The same, unless it was deleted. */
  liveOutputId: string | null;
  sha256: string;
  width: number;
  height: number;
  digitalSourceType: string | null;
  /** Name and version of what drew it, where it is one of the user's outputs. */
  model: string | null;
  /** File of its region map, if it has one. */
  regionMapSha256: string | null;
};
