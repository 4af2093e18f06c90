export { useWhenDone } from './use-when-done';
