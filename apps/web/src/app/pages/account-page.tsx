export { AccountScreen as AccountPage } from '../../features/account/components/account-screen.tsx';
