export { memoryNavigation, memoryStorage, remoteMountProps } from './mount-props';
