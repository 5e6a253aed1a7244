/** Lets every picture pass: for what is tested beside the looking at pictures. */
export const passAll = {
  checkUpload: async (): Promise<void> => undefined,
  checkOutput: async (): Promise<void> => undefined,
};
