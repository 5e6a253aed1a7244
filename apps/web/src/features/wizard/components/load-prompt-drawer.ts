/**
 * Loads what opens beside a prompt. It stands in a file that is loaded itself: the script of the
 * prompt, which every tool waits for, lists the files of each load that stands in it.
 */
export const loadPromptDrawer = async () => (await import('./prompt-drawer.tsx')).PromptDrawer;
