export { PairLinks } from './pair-links';
