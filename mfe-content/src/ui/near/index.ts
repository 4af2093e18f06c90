export { Near } from './near';
