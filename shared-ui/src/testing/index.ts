export { aFragmentRequest } from './fragment-request';
export { memoryNavigation, memoryStorage, remoteMountProps } from './mount-props';
