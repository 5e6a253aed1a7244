export { ForgotPasswordScreen as ForgotPasswordPage } from '../../features/auth/components/forgot-password-screen.tsx';
