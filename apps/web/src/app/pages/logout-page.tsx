export { LogoutScreen as LogoutPage } from '../../features/auth/components/logout-screen.tsx';
