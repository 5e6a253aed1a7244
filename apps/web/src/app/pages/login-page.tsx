export { LoginScreen as LoginPage } from '../../features/auth/components/login-screen.tsx';
