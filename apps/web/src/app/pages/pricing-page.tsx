export { PricingScreen as PricingPage } from '../../features/pricing/components/pricing-screen.tsx';
