export { Notices } from './notices';
