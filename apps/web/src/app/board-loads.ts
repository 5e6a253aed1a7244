/**
 * Loads of what belongs to boards, tech packs, palettes and the pattern desk. They stand in a file that is loaded itself: the first script,
 * which every page waits for, lists the files of each load that stands in it.
 */
export const loadBoardsPage = async () => (await import('./pages/boards-page.tsx')).BoardsPage;
export const loadBoardPage = async () => (await import('./pages/board-page.tsx')).BoardPage;
export const loadSharedBoardPage = async () =>
  (await import('./pages/shared-board-page.tsx')).SharedBoardPage;
export const loadPalettesPage = async () =>
  (await import('./pages/palettes-page.tsx')).PalettesPage;
export const loadPatternDeskPage = async () =>
  (await import('./pages/pattern-desk-page.tsx')).PatternDeskPage;
export const loadTechPackDialog = async () =>
  (await import('../features/tech-packs/components/tech-pack-dialog.tsx')).TechPackDialog;
export const loadAddDialog = async () =>
  (await import('../features/boards/components/add-dialog.tsx')).AddDialog;
