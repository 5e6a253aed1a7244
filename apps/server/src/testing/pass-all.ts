/** A check that lets every picture pass: for tests of other parts. */
export const passAll = {
  checkUpload: async (): Promise<void> => undefined,
  checkOutput: async (): Promise<void> => undefined,
};
