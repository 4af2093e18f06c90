export { Later } from './later';
