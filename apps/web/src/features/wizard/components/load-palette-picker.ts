/**
 * Loads the choice of palettes. It stands in a file that is loaded itself: the script of the prompt
 * step, which every tool waits for, lists the files of each load that stands in it.
 */
export const loadPalettePicker = async () => (await import('./palette-picker.tsx')).PalettePicker;
