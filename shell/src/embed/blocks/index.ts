export { mountBlock } from './mount-block';
