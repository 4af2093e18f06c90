export { Contents } from './contents';
