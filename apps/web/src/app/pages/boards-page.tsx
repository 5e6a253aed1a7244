export { BoardsScreen as BoardsPage } from '../../features/boards/components/boards-screen.tsx';
