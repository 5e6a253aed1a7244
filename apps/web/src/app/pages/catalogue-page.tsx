export { CatalogueScreen as CataloguePage } from '../../features/catalogue/components/catalogue-screen.tsx';
