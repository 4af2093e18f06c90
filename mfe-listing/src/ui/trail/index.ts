export { Trail } from './trail';
