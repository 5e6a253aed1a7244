export { PalettesScreen as PalettesPage } from '../../features/palettes/components/palettes-screen.tsx';
