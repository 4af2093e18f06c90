export { knownFor } from './known-for';
