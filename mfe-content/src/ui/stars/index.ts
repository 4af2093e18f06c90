export { Stars } from './stars';
