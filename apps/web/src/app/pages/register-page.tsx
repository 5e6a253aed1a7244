export { RegisterScreen as RegisterPage } from '../../features/auth/components/register-screen.tsx';
