/** Name and version of the studio engine; the version rises whenever its pictures change. */
export const STUDIO_MODEL = 'toile-studio 1.3';

/** Whether a picture was drawn by this version, and may have been worked on since. */
export const isOwnModel = (model: string): boolean =>
  model === STUDIO_MODEL || model.startsWith(`${STUDIO_MODEL},`);
