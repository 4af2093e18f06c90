export { CopyLine } from './copy-line';
