export { $language } from './language';
