export { useIsBrowser } from './use-is-browser';
