/** Name and version of the studio engine; the version rises whenever its pictures change. */
export const STUDIO_MODEL = 'toile-studio 1.2';
