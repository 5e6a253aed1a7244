/** Address of the page that shows what the studio draws. */
export const CATALOGUE_PATH = '/what-it-draws';
