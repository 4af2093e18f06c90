export { PageScreen } from './page.screen';
