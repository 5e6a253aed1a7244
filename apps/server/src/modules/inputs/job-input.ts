import type { ImageRole } from '@toile/tools';

/** An input picture of a run. */
export type JobInput = {
  role: ImageRole;
  imageId: string;
  outputId: string | null;
  /** True once the picture was deleted: its file has gone, or goes. */
  isGone: boolean;
  /** The same id; null once the output was deleted. */
  liveOutputId: string | null;
  sha256: string;
  width: number;
  height: number;
  digitalSourceType: string | null;
  /** Name and version of the model that drew it, for one of the user's outputs. */
  model: string | null;
  /** Key of its region map's file, if it has one. */
  regionMapSha256: string | null;
};
