/**
 * Loads of what opens beside a prompt. They stand in a file that is loaded itself: the script of
 * the prompt, which every tool waits for, lists the files of each load that stands in it.
 */
export const loadWordsDrawer = async () => (await import('./words-drawer.tsx')).WordsDrawer;
export const loadPalettePicker = async () => (await import('./palette-picker.tsx')).PalettePicker;
